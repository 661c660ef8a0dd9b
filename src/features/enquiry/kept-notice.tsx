import styled from "@emotion/styled";
import { enquiryTexts } from "../../config/enquiry";
import { paths } from "../../config/paths";
import { color, space, text } from "../../theme/tokens";
import { Disclosure } from "../../ui/disclosure";
import { SiteLink } from "../../ui/site-link";

/** What of an enquiry is kept, for how long, and where the whole policy stands. */
export function KeptNotice() {
  const { title, points, privacy } = enquiryTexts.kept;
  return (
    <Quiet>
      <Disclosure summary={title}>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <SiteLink to={paths.privacy()}>{privacy}</SiteLink>
      </Disclosure>
    </Quiet>
  );
}

const Quiet = styled.div({
  borderTop: `1px solid ${color.line}`,
  fontSize: text.sm,
  "& > details": { borderBottom: 0 },
  "& summary": { paddingBlock: space[2], fontSize: text.sm },
  "& summary + div": { paddingBottom: 0 },
  "& ul": { margin: 0, paddingInlineStart: "1.2em" },
  "& li + li": { marginTop: space[2] },
  "& a": { display: "inline-block", marginTop: space[3], paddingBlock: space[1] },
});
