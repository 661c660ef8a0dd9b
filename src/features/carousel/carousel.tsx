import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { keyframes } from "@emotion/react";
import { useLive } from "../../live/hooks";
import { desktopQuery, media, motion, shadow, surface, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { PauseButton } from "../../ui/pause-button";
import { useCollapsed, useNearViewport } from "../../ui/use-in-view";
import { useMediaQuery, useReducedMotion } from "../../ui/use-media-query";
import type { Picture as PictureData } from "../../shared/contract/picture";
import { Picture } from "../../ui/picture";

const WIDE = { ratio: 16 / 10, sizes: "(min-width: 48em) 36rem, 80vw" };
const SMALL = { ratio: 3 / 4, sizes: "min(20rem, 90vw)" };

type CarouselProps = { label: string; next: string };

/** The home page's deck or stack of pictures (HOM-02, HOM-03); its space is reserved (HOM-05). */
export function Carousel({ label, next: nextLabel }: CarouselProps) {
  const [ref, isNear] = useNearViewport("1200px");
  const isDesktop = useMediaQuery(desktopQuery);
  const wide = useLive("carousel", { when: isNear && isDesktop });
  const small = useLive("smallCarousel", { when: isNear && !isDesktop });
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState<boolean>();
  const { data, state } = isDesktop ? wide : small;
  // Pictures on screen stay when a refresh fails.
  const isEmpty = !data?.length && (state === "error" || state === "ready");
  // Until they are known, a placeholder has the front card's place.
  const pictures = data?.length || isEmpty ? (data ?? []) : [null];
  const isCollapsed = useCollapsed(ref, isEmpty);
  const isPaused = paused ?? reducedMotion;
  const canMove = pictures.length > 1;
  const [turns, showNext] = useTurns(canMove && isNear && !isPaused);

  if (isCollapsed) return null;
  return (
    <Place ref={ref} role="group" aria-label={label}>
      <ReservedSpace>
        <Deck pictures={pictures} turns={turns} {...(isDesktop ? WIDE : SMALL)} />
      </ReservedSpace>
      <Controls>
        {canMove && (
          <>
            <PauseButton paused={isPaused} onToggle={() => setPaused(!isPaused)} label={label} />
            <Button type="button" variant="outlined" onClick={showNext} aria-label={nextLabel}>
              <Icon name="arrow-right" />
            </Button>
          </>
        )}
      </Controls>
    </Place>
  );
}

type DeckProps = {
  pictures: readonly (PictureData | null)[];
  turns: number;
  ratio: number;
  sizes: string;
};

/** A stack of cards: at each of the `turns` the front one moves to the back. */
function Deck({ pictures, turns, ratio, sizes }: DeckProps) {
  return (
    <Cards role="list">
      {pictures.map((picture, index) => {
        const place = (index - turns + pictures.length * (turns + 1)) % pictures.length;
        const isLeaving = turns > 0 && pictures.length > 1 && place === pictures.length - 1;
        return (
          <li
            key={picture?.url ?? ""}
            data-place={place}
            data-leaves={isLeaving || undefined}
            aria-hidden={place > 0}
          >
            <Picture picture={picture} ratio={ratio} sizes={sizes} />
          </li>
        );
      })}
    </Cards>
  );
}

const TURN_MS = 2_000;

/** Returns the number of turns and a function that adds one. Hidden tabs do not turn. */
function useTurns(isPlaying: boolean): [turns: number, next: () => void] {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurns((count) => count + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return [turns, () => setTurns((count) => count + 1)];
}

const Place = styled.div({
  maxWidth: "20rem",
  marginInline: "auto",
  [media.desktop]: { maxWidth: "44rem" },
  [media.noScript]: { display: "none" },
  [media.print]: { breakInside: "avoid" },
});

/** The front card, with room for the edges of the cards behind it: below, or at its side. */
const ReservedSpace = styled.div({
  aspectRatio: "3 / 4",
  marginBottom: `calc(20% + ${space[4]})`,
  [media.desktop]: { aspectRatio: "19.84 / 10", marginBottom: space[4] },
});

const Controls = styled.div({
  display: "flex",
  justifyContent: "center",
  gap: space[3],
  minHeight: "2.75rem",
  [media.print]: { display: "none" },
});

const leave = keyframes({
  "0%": { transform: "none", opacity: 1, zIndex: 5 },
  "55%": { transform: "translate(-38%, 4%) rotate(-7deg) scale(0.96)", opacity: 0, zIndex: 5 },
  "56%": { transform: "scale(0.76)", opacity: 0, zIndex: 1 },
});

/** Each place behind the front shows an edge of its card, smaller and fainter. */
const createPlaceStyles = (toTransform: (place: number) => string) =>
  Object.fromEntries(
    [0, 1, 2, 3].map((place) => [
      `&[data-place='${place}']`,
      { transform: toTransform(place), opacity: 1 - 0.1 * place, zIndex: 4 - place },
    ]),
  );

const Cards = styled.ul({
  position: "relative",
  height: "100%",
  "& > li": {
    position: "absolute",
    inset: 0,
    overflow: "hidden",
    ...surface,
    boxShadow: shadow.low,
    transformOrigin: "50% 100%",
    transition: `transform 0.6s ${motion.ease}, opacity 0.6s ${motion.ease}`,
    ...createPlaceStyles((place) => `translateY(${place * 5}%) scale(${1 - place * 0.07})`),
    "&[data-leaves]": { animation: `${leave} 0.7s ${motion.ease}` },
    [media.desktop]: {
      // The rest of the space is for three edges of 8 % of a card.
      right: "19.35%",
      transformOrigin: "100% 50%",
      ...createPlaceStyles((place) => `translateX(${place * 8}%) scale(${1 - place * 0.08})`),
    },
  },
  [media.print]: { "& > li:not([data-place='0'])": { display: "none" } },
});
