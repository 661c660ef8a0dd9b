import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import {
  ENQUIRY_PARTS,
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
  const { points, uses } = language === "hi" ? notice.hindi : notice;
  const [consent = "", ...others] = points;
  return [consent, uses[title], ...others].map((point) => fillText(point, retention[title].days));
}

/** The privacy notice above Submit, in English and, folded, in Hindi (FRM-08, FRM-09). */
export function EnquiryNotice({ title }: { title: EnquiryTitle }) {
  return (
    <Notice>
      <h4>{notice.title}</h4>
      <Points lines={listNoticePoints(title, "en")} />
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
        <li key={line}>{line.split(/([\w.-]+@[\w.-]+\w|“[^”]+”)/).map(linkPart)}</li>
      ))}
    </ul>
  );
}

const PAGES: Record<string, string> = {
  [`“${notice.form}”`]: paths.personalData(),
  [`“${notice.privacy}”`]: paths.privacy(),
};

/** Links an e-mail address or a page's name. */
function linkPart(part: string) {
  if (PAGES[part] !== undefined) {
    return (
      <SiteLink key={part} to={PAGES[part]}>
        {part}
      </SiteLink>
    );
  }
  if (!part.includes("@")) return part;
  return (
    <a key={part} href={`mailto:${part}`}>
      {part}
    </a>
  );
}

const Notice = styled.div({
  display: "grid",
  gap: space[1],
  marginBlock: `calc(-1 * ${space[2]})`,
  color: color.inkSoft,
  fontSize: text.xs,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  "& h4": { color: color.ink, fontSize: text.sm },
  "& ul": { display: "grid", gap: space[1], margin: 0, paddingInlineStart: "1.2em" },
  "& summary": {
    width: "fit-content",
    paddingBlock: space[1],
    color: color.accent,
    cursor: "pointer",
  },
  // The device's font, because the site's would load before the notice is opened.
  "& details:not([open])": {
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
