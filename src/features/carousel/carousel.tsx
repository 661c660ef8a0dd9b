import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { home } from "../../config/home";
import { useCarousel } from "../../live/use-carousel";
import { useSmallCarousel } from "../../live/use-small-carousel";
import { color, desktopQuery, media, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { PauseButton } from "../../ui/pause-button";
import { useIdle } from "../../ui/use-idle";
import { useMediaQuery } from "../../ui/use-media-query";
import { useNearViewport } from "../../ui/use-near-viewport";
import { useReducedMotion } from "../../ui/use-reduced-motion";
import { Deck } from "./deck";
import { useTurns } from "./use-turns";

const WIDE = { ratio: 16 / 10, sizes: "(min-width: 64em) 48rem, 90vw" };
const SMALL = { ratio: 3 / 4, sizes: "min(20rem, 90vw)" };

/**
 * The pictures of the home page: a rotating deck, on small screens a stack of its own (HOM-02,
 * HOM-03). Its room is kept from the start (HOM-05); without pictures an empty deck stays.
 */
export function Carousel() {
  const { label } = home.carousel;
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref, "400px");
  const when = useIdle() && near;
  const desktop = useMediaQuery(desktopQuery);
  const wide = useCarousel({ when: when && desktop });
  const small = useSmallCarousel({ when: when && !desktop });
  const still = useReducedMotion();
  const [paused, setPaused] = useState<boolean>();
  const pictures = (desktop ? wide.data : small.data) ?? [];
  const rests = paused ?? still;
  const moves = pictures.length > 1;
  const [turns, next] = useTurns(moves && near && !rests);

  return (
    <Place ref={ref} role="group" aria-label={label}>
      <Room>
        {pictures.length > 0 ? (
          <Deck pictures={pictures} turns={turns} {...(desktop ? WIDE : SMALL)} />
        ) : (
          <Empty aria-hidden="true" />
        )}
      </Room>
      <Controls>
        {moves && (
          <>
            <PauseButton paused={rests} onToggle={() => setPaused(!rests)} label={label} />
            <Button type="button" look="outlined" onClick={next} aria-label="Next picture">
              <Icon name="arrow-right" />
            </Button>
          </>
        )}
      </Controls>
    </Place>
  );
}

const Place = styled.div({
  maxWidth: "20rem",
  marginInline: "auto",
  [media.desktop]: { maxWidth: "48rem" },
});

/** The tail leaves room for the cards that show below the front one. */
const Room = styled.div({
  aspectRatio: "3 / 4",
  marginBottom: "2.75rem",
  [media.desktop]: { aspectRatio: "16 / 10", marginBottom: "4rem" },
});

const Empty = styled.div({
  height: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
});

const Controls = styled.div({
  display: "flex",
  justifyContent: "center",
  gap: space[3],
  minHeight: "2.75rem",
  [media.print]: { display: "none" },
});
