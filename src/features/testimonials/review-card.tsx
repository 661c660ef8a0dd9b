import styled from "@emotion/styled";
import { useState } from "react";
import type { Review } from "../../contract/reviews";
import { reviewText, reviewerName, type NameLimit } from "../../rules/review";
import { color, radius, space, text, weight } from "../../theme/tokens";
import { Stars } from "../../ui/stars";

/** One review: its words, its stars, who wrote it (HOM-07). */
export function ReviewCard({ review, name }: { review: Review; name: NameLimit }) {
  return (
    <Sheet>
      <Stars value={review.score} />
      <blockquote>{reviewText(review)}</blockquote>
      <footer>
        <Portrait key={review.userImage} image={review.userImage} />
        <span>{reviewerName(review, name)}</span>
      </footer>
    </Sheet>
  );
}

/** A portrait; one that is missing or fails is drawn, never fetched from elsewhere (HOM-07). */
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

const Sheet = styled.article({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space[3],
  width: "20rem",
  maxWidth: "78vw",
  height: "17rem",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  "& blockquote": { margin: 0, fontSize: text.sm, lineHeight: 1.55, overflow: "hidden" },
  "& footer": {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    fontSize: text.sm,
    fontWeight: weight.strong,
  },
  "& footer > :first-of-type": {
    flex: "none",
    borderRadius: radius.round,
    background: color.sunken,
    objectFit: "cover",
  },
  "& svg[data-placeholder]": { fill: "none", stroke: color.lineStrong, strokeWidth: 2 },
});
