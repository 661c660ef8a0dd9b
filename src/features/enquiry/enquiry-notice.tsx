import styled from "@emotion/styled";
import { fillText } from "../../content/interpolate";
import {
  DATA_REQUEST_TITLE,
  ENQUIRY_PARTS,
  PDF_TITLE,
  PLANS_TITLE,
  type EnquiryTitle,
  type NoticeLanguage,
} from "../../shared/contract/enquiry";
import { paths } from "../../shared/domain/paths";
import { color, size, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { enquiryTexts } from "./text";

const { notice, retention } = enquiryTexts;

/** Returns the notice's points for a form in a language, with its retention in days (FRM-11). */
export function listNoticePoints(title: EnquiryTitle, language: NoticeLanguage): string[] {
  const { points, resume } = language === "hi" ? notice.hindi : notice;
  return [...points, ...(title === PDF_TITLE ? [resume] : [])].map((point) =>
    fillText(point, retention[title].days),
  );
}

/** The privacy notice above Submit, in English and, folded, in Hindi (FRM-08, FRM-09). */
export function EnquiryNotice({ title }: { title: EnquiryTitle }) {
  return (
    <Notice>
      <h4>{notice.title}</h4>
      <Points lines={listNoticePoints(title, "en")} />
      <p>
        {title !== DATA_REQUEST_TITLE && (
          <SiteLink to={paths.personalData()}>{notice.form}</SiteLink>
        )}
        <SiteLink to={paths.privacy()}>{notice.privacy}</SiteLink>
      </p>
      <details lang="hi">
        <summary>{notice.hindi.title}</summary>
        <Points lines={listNoticePoints(title, "hi")} />
      </details>
      {title === PLANS_TITLE && (
        <label>
          <input type="checkbox" name={ENQUIRY_PARTS.plans} />
          {notice.plans}
        </label>
      )}
    </Notice>
  );
}

function Points({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line.split(/([\w.-]+@[\w.-]+\w)/).map(linkMail)}</li>
      ))}
    </ul>
  );
}

/** Links every second part of the split text, which is an e-mail address. */
function linkMail(part: string, place: number) {
  if (place % 2 === 0) return part;
  return (
    <a key={place} href={`mailto:${part}`}>
      {part}
    </a>
  );
}

const Notice = styled.div({
  display: "grid",
  gap: space[3],
  color: color.inkSoft,
  fontSize: text.sm,
  overflowWrap: "anywhere",
  "& h4": { color: color.ink, fontSize: text.md },
  "& ul": { display: "grid", gap: space[1], margin: 0, paddingInlineStart: "1.2em" },
  "& p": { display: "flex", flexWrap: "wrap", columnGap: space[4] },
  "& p > a, & summary": { paddingBlock: space[2] },
  "& summary": { width: "fit-content", color: color.accent, cursor: "pointer" },
  // The device's font, because a font of this site would load with the page.
  "& [lang='hi']": {
    "--font-hindi":
      '"Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", Mangal, sans-serif',
  },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    minHeight: size.touch,
    color: color.ink,
  },
  "& input": { flex: "none", width: "1.25rem", height: "1.25rem", accentColor: color.accent },
});
