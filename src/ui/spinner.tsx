import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { color, media, space, text } from "../theme/tokens";

/** Shows that something is loading; hidden without script, because nothing loads then. */
export function Spinner({ label }: { label: string }) {
  return (
    <Status role="status">
      <Ring aria-hidden="true" />
      {label}
    </Status>
  );
}

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Status = styled.p({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  color: color.inkSoft,
  fontSize: text.lg,
  [media.noScript]: { display: "none" },
});

const Ring = styled.span({
  width: "1.25em",
  height: "1.25em",
  borderRadius: "50%",
  border: `0.18em solid ${color.line}`,
  borderTopColor: color.accent,
  animation: `${turn} 0.9s linear infinite`,
});
