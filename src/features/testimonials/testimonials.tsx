import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { home } from "../../config/home";
import type { Review } from "../../contract/reviews";
import { DeviceLink } from "../../layout/device-link";
import { useReviews } from "../../live/use-reviews";
import { goodReviews, type NameLimit } from "../../rules/review";
import { color, desktopQuery, media, space, text } from "../../theme/tokens";
import { Marquee } from "../../ui/marquee";
import { PauseButton } from "../../ui/pause-button";
import { Section } from "../../ui/section";
import { useMediaQuery } from "../../ui/use-media-query";
import { useNearViewport } from "../../ui/use-near-viewport";
import { ReviewCard } from "./review-card";

type Row = { direction: "left" | "right"; speed: number; name: NameLimit };

const SMALL_ROWS: Row[] = [{ direction: "left", speed: 30, name: "words" }];
const WIDE_ROWS: Row[] = [
  { direction: "left", speed: 40, name: "whole" },
  { direction: "right", speed: 45, name: "short" },
];

/**
 * 'Client Testimonials': rows of good reviews (HOM-07). The room is kept; where there is no review,
 * or none can be had, it holds a sentence on where reviews stand.
 */
export function Testimonials() {
  const ref = useRef<HTMLDivElement>(null);
  const { data } = useReviews({ when: useNearViewport(ref, "600px") });
  const reviews = goodReviews(data ?? []);
  return (
    <Section title={home.testimonials.title} tone="sunken" align="center">
      <Room ref={ref}>{reviews.length > 0 ? <Rows reviews={reviews} /> : <Elsewhere />}</Room>
    </Section>
  );
}

function Rows({ reviews }: { reviews: readonly Review[] }) {
  const [paused, setPaused] = useState(false);
  const rows = useMediaQuery(desktopQuery) ? WIDE_ROWS : SMALL_ROWS;
  const { title } = home.testimonials;
  return (
    <FadedIn data-testimonials="">
      {rows.map(({ direction, speed, name }) => (
        <Marquee
          key={direction}
          label={title}
          speed={speed}
          direction={direction}
          paused={paused}
          pauseOnHover
        >
          {reviews.map((review, index) => (
            <li key={index}>
              <ReviewCard review={review} name={name} />
            </li>
          ))}
        </Marquee>
      ))}
      <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label={title} />
    </FadedIn>
  );
}

function Elsewhere() {
  return (
    <Words>
      <p>{home.testimonials.elsewhere}</p>
      <DeviceLink look="outlined">{home.testimonials.link}</DeviceLink>
    </Words>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const Room = styled.div({
  display: "grid",
  alignItems: "center",
  minHeight: "22rem",
  [media.desktop]: { minHeight: "41rem" },
});

/** 100 ms after the reviews have come. */
const FadedIn = styled.div({
  display: "grid",
  gap: space[5],
  minWidth: 0,
  animation: `${appear} 0.5s ease-out 0.1s backwards`,
  // A row measures itself by its place; centred like the button it would have no width.
  "& > div": { width: "100%" },
});

const Words = styled.div({
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  maxWidth: "34rem",
  marginInline: "auto",
  textAlign: "center",
  color: color.inkSoft,
  fontSize: text.lg,
});
