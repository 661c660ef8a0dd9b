import styled from "@emotion/styled";
import { sections } from "./sections";
import { paths } from "../../shared/domain/paths";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Actions, ButtonLink } from "../../ui/button";
import { Container } from "../../ui/section";
import { WholeNumbers } from "../../ui/whole-numbers";

/** The closing section of the home page with contacts (HOM-12). */
export function Closing() {
  const { title, text: body, contact, questions } = sections.closing;
  return (
    <Place as="section" aria-labelledby="closing">
      <Panel>
        <div>
          <h2 id="closing">{title}</h2>
          <p>
            <WholeNumbers text={body} />
          </p>
        </div>
        <Actions>
          <ButtonLink to={paths.contact()}>{contact}</ButtonLink>
          <ButtonLink to={paths.faq()} variant="outlined">
            {questions}
          </ButtonLink>
        </Actions>
      </Panel>
    </Place>
  );
}

const Place = styled(Container)({ marginTop: space[7], [media.desktop]: { marginTop: space[8] } });

const Panel = styled.div({
  display: "grid",
  gap: space[5],
  padding: space[6],
  borderRadius: radius.lg,
  background: color.accentTint,
  "& h2": { fontSize: text.xxl },
  "& p": { maxWidth: "38rem", marginTop: space[2], color: color.inkSoft },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    padding: space[7],
  },
});
