import styled from "@emotion/styled";
import type { ReactElement } from "react";
import type { AuthorDetails } from "../../shared/domain/page-context";
import { color, media, size, space, text, weight } from "../../theme/tokens";
import { NewTabHint } from "../../ui/visually-hidden";
import { authorText } from "./author-text";

/** Shows the facts that the CMS has about an author; nothing if there are none. */
export function AuthorFacts({ details }: { details: AuthorDetails }) {
  const { qualifications, nismNumber, nismValidUntil, nismValidText, profiles, interests } =
    details;
  const [before, after] = authorText.validUntil.split("%");
  const nism = (nismNumber !== null || nismValidText !== null) && (
    <>
      {nismNumber}
      {nismValidText !== null && (
        <small>
          {before}
          <time dateTime={nismValidUntil ?? undefined}>{nismValidText}</time>
          {after}
        </small>
      )}
    </>
  );
  const profileLinks = profiles.length > 0 && (
    <ul>
      {profiles.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {label}
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
  const facts: [name: string, value: ReactElement | string | false | null][] = [
    [authorText.qualifications, qualifications],
    [authorText.nism, nism],
    [authorText.profiles, profileLinks],
    [authorText.interests, interests],
  ];
  const rows = facts.filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl({
  display: "grid",
  gap: space[5],
  maxWidth: size.text,
  margin: 0,
  [media.desktop]: { "& > div": { display: "grid", gridTemplateColumns: "14rem minmax(0, 1fr)" } },
  "& dt": { color: color.inkSoft, fontSize: text.sm, fontWeight: weight.strong },
  "& dd": { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
  "& small": { display: "block", color: color.inkSoft, fontSize: text.sm },
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: size.touch },
});
