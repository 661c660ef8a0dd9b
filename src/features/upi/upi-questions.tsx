import styled from "@emotion/styled";
import { upi } from "../../config/upi";
import { color, size, space, text } from "../../theme/tokens";
import { Disclosure } from "../../ui/disclosure";
import { Section } from "../../ui/section";

/** The questions about handles, and when the page was last updated. */
export function UpiQuestions() {
  return (
    <Section title={upi.questions.title}>
      <List>
        {upi.questions.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            {answer}
          </Disclosure>
        ))}
      </List>
      <Updated>{upi.updated}</Updated>
    </Section>
  );
}

const List = styled.div({ maxWidth: size.text, borderTop: `1px solid ${color.line}` });

const Updated = styled.p({ marginTop: space[6], color: color.inkFaint, fontSize: text.sm });
