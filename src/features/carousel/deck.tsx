import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { Picture as PictureData } from "../../contract/picture";
import { color, media, motion, radius, shadow } from "../../theme/tokens";
import { Picture } from "../../ui/picture";

type DeckProps = {
  /** Up to four pictures. */
  pictures: readonly PictureData[];
  /** How often the front card has gone to the back. */
  turns: number;
  /** Width ÷ height of a card. */
  ratio: number;
  sizes: string;
};

/** Cards on one another: the front one turns away, the others come forward (HOM-02, HOM-03). */
export function Deck({ pictures, turns, ratio, sizes }: DeckProps) {
  return (
    <Cards role="list">
      {pictures.map((picture, index) => {
        const place = (index - turns + pictures.length * (turns + 1)) % pictures.length;
        const leaves = turns > 0 && pictures.length > 1 && place === pictures.length - 1;
        return (
          <li
            key={picture.url}
            data-place={place}
            data-leaves={leaves || undefined}
            aria-hidden={place > 0}
          >
            <Picture picture={picture} ratio={ratio} sizes={sizes} />
          </li>
        );
      })}
    </Cards>
  );
}

const leave = keyframes({
  "0%": { transform: "none", opacity: 1, zIndex: 5 },
  "55%": { transform: "translate(-38%, 4%) rotate(-7deg) scale(0.96)", opacity: 0, zIndex: 5 },
  "56%": { transform: "translate(0, 9%) scale(0.79)", opacity: 0, zIndex: 1 },
});

/** Where a card stands: each place behind the front is lower, smaller and fainter. */
const places = {
  "&[data-place='0']": { transform: "none", opacity: 1, zIndex: 4 },
  "&[data-place='1']": { transform: "translate(0, 3.5%) scale(0.93)", opacity: 0.9, zIndex: 3 },
  "&[data-place='2']": { transform: "translate(0, 7%) scale(0.86)", opacity: 0.7, zIndex: 2 },
  "&[data-place='3']": { transform: "translate(0, 10.5%) scale(0.79)", opacity: 0.5, zIndex: 1 },
} as const;

const Cards = styled.ul({
  position: "relative",
  height: "100%",
  "& > li": {
    position: "absolute",
    inset: 0,
    overflow: "hidden",
    border: `1px solid ${color.line}`,
    borderRadius: radius.lg,
    background: color.surface,
    boxShadow: shadow.low,
    transition: `transform 0.6s ${motion.ease}, opacity 0.6s ${motion.ease}`,
    ...places,
    "&[data-leaves]": { animation: `${leave} 0.7s ${motion.ease}` },
  },
  [media.print]: { "& > li:not([data-place='0'])": { display: "none" } },
});
