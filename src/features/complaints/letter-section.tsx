import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { investorCharter } from "./text";
import { color, displayFace, media, size, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { VisuallyHidden } from "../../ui/visually-hidden";

type LetterSectionProps = { letter: string; title: string; children: ReactNode };

/** One lettered section of the charter, with its letter at the side on wide screens (CHR-01). */
export function LetterSection({ letter, title, children }: LetterSectionProps) {
  const id = toSectionId(letter);
  return (
    <FullWidth aria-labelledby={id}>
      <Columns>
        <Letter aria-hidden="true">{letter}</Letter>
        <div>
          <h2 id={id}>
            <VisuallyHidden>
              {investorCharter.section} {letter}:{" "}
            </VisuallyHidden>
            {title}
          </h2>
          {children}
        </div>
      </Columns>
    </FullWidth>
  );
}

/** Returns the id of a lettered section, which search entries use too: 'section-a' for A. */
export const toSectionId = (letter: string) => `section-${letter.toLowerCase()}`;

const FullWidth = styled.section({
  paddingBlock: space[6],
  "& + &": { borderTop: `1px solid ${color.line}` },
  "& h2": { fontSize: text.xxl },
  [media.desktop]: { paddingBlock: space[7] },
});

const Columns = styled(Container)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  [media.wide]: { gridTemplateColumns: `calc(2 * ${size.touch}) minmax(0, 1fr)`, gap: space[5] },
  [media.print]: { display: "block" },
});

const Letter = styled.span({
  [media.print]: { display: "block", marginBottom: space[2], breakAfter: "avoid" },
  color: color.accent,
  ...displayFace,
  fontSize: text.xxxl,
  lineHeight: 1,
  [media.wide]: { fontSize: text.display },
});
