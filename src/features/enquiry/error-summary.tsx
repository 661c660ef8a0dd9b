import styled from "@emotion/styled";
import { enquiryTexts } from "../../config/enquiry";
import type { EnquiryField } from "../../contract/enquiry";
import { color, radius, space, text, weight } from "../../theme/tokens";
import { enquiryFieldId } from "./enquiry-fields";

type ErrorSummaryProps = { names: EnquiryField[]; onChoose: (name: EnquiryField) => void };

/** Names the fields that hold a mistake, each a way to it. */
export function ErrorSummary({ names, onChoose }: ErrorSummaryProps) {
  return (
    <Box role="alert">
      <strong>{enquiryTexts.summary}</strong>
      <Names role="list">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${enquiryFieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              {enquiryTexts.fields[name].label}
            </a>
          </li>
        ))}
      </Names>
    </Box>
  );
}

const Box = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.dangerTint,
  color: color.ink,
  fontSize: text.sm,
  "& strong": { fontWeight: weight.strong },
  "& a": { display: "inline-block", paddingBlock: space[1], color: "inherit" },
});

const Names = styled.ul({ display: "flex", flexWrap: "wrap", columnGap: space[4] });
