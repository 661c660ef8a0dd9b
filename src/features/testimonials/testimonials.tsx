import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useState } from "react";
import type { Review } from "../../shared/contract/reviews";
import { useLive } from "../../live/hooks";
import { filterGoodReviews, type NameLimit, getReviewerName, getReviewText } from "./review";
import { fillText } from "../../shared/domain/fill-text";
import {
  color,
  desktopQuery,
  media,
  radius,
  surface,
  space,
  text,
  weight,
} from "../../theme/tokens";
import { ErrorBox } from "../../ui/error-box";
import { Marquee } from "../../ui/marquee";
import { PauseButton } from "../../ui/pause-button";
import { Section } from "../../ui/section";
import { useMediaQuery } from "../../ui/use-media-query";
import { useCollapsed, useNearViewport } from "../../ui/use-in-view";
import { Stars } from "../../ui/stars";

type Row = { direction: "left" | "right"; speed: number; name: NameLimit };

const SMALL_ROWS: Row[] = [{ direction: "left", speed: 30, name: "words" }];
const WIDE_ROWS: Row[] = [
  { direction: "left", speed: 40, name: "whole" },
  { direction: "right", speed: 45, name: "short" },
];

type TestimonialsProps = Record<"title" | "shown" | "failed" | "none", string>;

/** 'Client Testimonials' (HOM-07). Without reviews it closes out of view or shows a message. */
export function Testimonials({ title, shown, failed, none }: TestimonialsProps) {
  const [ref, isNear] = useNearViewport("1200px");
  const { data, state, retry } = useLive("reviews", { when: isNear });
  const reviews = filterGoodReviews(data ?? []);
  const isEmpty = reviews.length === 0;
  const isSettled = state === "ready" || state === "error";
  if (useCollapsed(ref, isEmpty && isSettled)) return null;
  return (
    <Place ref={ref}>
      <Section title={title} tone="sunken">
        <ReservedSpace>
          {!isEmpty && <p>{fillText(shown, reviews.length, data?.length ?? 0)}</p>}
          {!isEmpty && <Rows reviews={reviews} title={title} />}
          {isEmpty && state === "error" && <ErrorBox message={failed} onRetry={retry} />}
          {isEmpty && state === "ready" && <p>{none}</p>}
        </ReservedSpace>
      </Section>
    </Place>
  );
}

function Rows({ reviews, title }: { reviews: readonly Review[]; title: string }) {
  const [paused, setPaused] = useState(false);
  const rows = useMediaQuery(desktopQuery) ? WIDE_ROWS : SMALL_ROWS;
  return (
    <FadedIn data-testimonials="">
      {rows.map(({ direction, speed, name }) => (
        <Marquee key={direction} label={title} speed={speed} direction={direction} paused={paused}>
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

function ReviewCard({ review, name }: { review: Review; name: NameLimit }) {
  return (
    <Sheet>
      <Stars value={review.score} />
      <blockquote>{getReviewText(review)}</blockquote>
      <footer>
        <Portrait key={review.userImage} image={review.userImage} />
        <span>{getReviewerName(review, name)}</span>
      </footer>
    </Sheet>
  );
}

/** A portrait, drawn if it is missing or fails (HOM-07). */
function Portrait({ image }: { image: string | null }) {
  const [failed, setFailed] = useState(false);
  if (image === null || failed) {
    return (
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" data-placeholder="">
        <circle cx="20" cy="15.5" r="6.5" />
        <path d="M7 36c1-8 6-11.5 13-11.5S32 28 33 36" />
      </svg>
    );
  }
  return (
    <img
      src={image}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const Place = styled.div({
  [media.noScript]: { display: "none" },
  [media.print]: { "&:not(:has(blockquote))": { display: "none" } },
});

const ReservedSpace = styled.div({
  display: "grid",
  alignItems: "center",
  gap: space[4],
  minHeight: "25rem",
  [media.desktop]: { minHeight: "44rem" },
});

const FadedIn = styled.div({
  display: "grid",
  gap: space[5],
  minWidth: 0,
  animation: `${appear} 0.5s ease-out 0.1s backwards`,
  // Rows need a width: centred like the button, they would have none.
  "& > div": { width: "100%" },
});

const Sheet = styled.article({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[3],
  width: "20rem",
  maxWidth: "78vw",
  // As high as the highest card of its row, which grows with word spacing.
  height: "100%",
  minHeight: "17rem",
  padding: space[5],
  ...surface,
  "& blockquote": { margin: 0, fontSize: text.sm, lineHeight: 1.55 },
  "& footer": {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    fontSize: text.sm,
    fontWeight: weight.strong,
  },
  "& footer > span": { minWidth: 0, overflowWrap: "anywhere" },
  "& footer > :is(img, svg)": {
    flex: "none",
    borderRadius: radius.round,
    background: color.sunken,
    objectFit: "cover",
  },
  "& svg[data-placeholder]": { fill: "none", stroke: color.lineStrong, strokeWidth: 2 },
});
