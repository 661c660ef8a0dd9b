import styled from "@emotion/styled";
import { investorCharter } from "./text";
import { paths } from "../../shared/domain/paths";
import { createBreadcrumbs } from "../../app/page-head";
import { color, media, space, text } from "../../theme/tokens";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import { toSectionId } from "./letter-section";

export const COMPLAINTS_ID = "complaints";
export const PROCESS_ID = "process";

export const charterBreadcrumbs = createBreadcrumbs(
  investorCharter.hero.title,
  paths.investorCharter(),
);

/** The charter's title, its official documents and its table of contents. */
export function CharterHero() {
  const { hero, contents, a, b, grievance, e, complaints, process } = investorCharter;
  const [c, d] = grievance.titles;
  const lettered = { A: a.title, B: b.title, C: c, D: d, E: e.title };
  return (
    <PageHero
      {...hero}
      breadcrumbs={charterBreadcrumbs}
      actions={
        <>
          <ButtonLink to={paths.officialCharter()}>{hero.official}</ButtonLink>
          <ButtonLink to={paths.mitc()} variant="outlined">
            {hero.mitc}
          </ButtonLink>
        </>
      }
      picture={
        <Contents aria-label={contents}>
          <ol>
            {Object.entries(lettered).map(([letter, title]) => (
              <li key={letter}>
                <a href={`#${toSectionId(letter)}`}>
                  <b>{letter}</b> {title}
                </a>
              </li>
            ))}
            <li>
              <a href={`#${COMPLAINTS_ID}`}>{complaints.title}</a>
            </li>
            <li>
              <a href={`#${PROCESS_ID}`}>{process.title}</a>
            </li>
          </ol>
        </Contents>
      }
    />
  );
}

const Contents = styled.nav({
  fontSize: text.sm,
  "& ol": { margin: 0, padding: 0, listStyle: "none", borderTop: `1px solid ${color.lineStrong}` },
  "& li": { borderBottom: `1px solid ${color.line}` },
  "& a": { display: "flex", paddingBlock: space[2], color: color.ink, textDecoration: "none" },
  "& a:hover": { color: color.accent, textDecoration: "underline" },
  "& b": { flex: "none", width: "1.75em", color: color.accent },
  [media.print]: { display: "none" },
});
