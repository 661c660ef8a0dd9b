import styled from "@emotion/styled";
import type { KeyboardEventHandler } from "react";
import { fillText } from "../../shared/domain/fill-text";
import { color, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { markWords, createPassage, type Piece } from "./passage";
import type { Hit } from "./search-index";
import { searchText } from "./text";

type SearchResultProps = Hit & { onKeyDown: KeyboardEventHandler };

/** A post, page or part of one, with the matching passage. */
export function SearchResult({ entry, words, onKeyDown }: SearchResultProps) {
  const { path, title, kind, page, category, date } = entry;
  const passage = createPassage(entry, words);
  const facts = [
    searchText.kinds[kind],
    page && fillText(searchText.in, page),
    category,
    date,
  ].filter(Boolean);
  return (
    <Item>
      <SiteLink to={path} onKeyDown={onKeyDown}>
        <Marked pieces={markWords(title, words)} />
      </SiteLink>
      <Meta>{facts.join(" · ")}</Meta>
      {passage.headings.length > 0 && (
        <p>
          <Marked pieces={passage.headings} />
        </p>
      )}
      <p>
        <Marked pieces={passage.opening} />
      </p>
      {passage.words.length > 0 && (
        <p>
          <Marked pieces={markWords(fillText(searchText.words, passage.words.join(", ")), words)} />
        </p>
      )}
    </Item>
  );
}

/** Renders text only, so that titles and queries are never markup. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text: part, marked }, at) =>
    marked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}

const Item = styled.li({
  paddingBottom: space[5],
  borderBottom: `1px solid ${color.line}`,
  "& > a": { fontFamily: "inherit", fontSize: text.lg, fontWeight: 600 },
  "& > p": { marginTop: space[1], color: color.inkSoft, overflowWrap: "anywhere" },
  "& mark": { background: color.highlightTint, color: color.ink },
});

const Meta = styled.p({ fontSize: text.sm });
