import styled from "@emotion/styled";
import { color, media, motion, radius, size } from "../theme/tokens";
import { Icon } from "./icon";

type PauseButtonProps = {
  paused: boolean;
  onToggle: () => void;
  /** What moves, in a few words: the button says 'Pause' or 'Play' before it. */
  label: string;
  className?: string;
};

/**
 * Stops and starts what moves by itself (WCAG 2.2.2). Not there without script or under reduced
 * motion, where nothing moves.
 */
export function PauseButton({ paused, onToggle, label, className }: PauseButtonProps) {
  return (
    <Round
      type="button"
      className={className}
      aria-label={`${paused ? "Play" : "Pause"} ${label}`}
      onClick={onToggle}
    >
      <Icon name={paused ? "play" : "pause"} />
    </Round>
  );
}

const Round = styled.button({
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  padding: 0,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  transition: `border-color ${motion.moment}, color ${motion.moment}`,
  "&:hover": { borderColor: color.green, color: color.green },
  [media.still]: { display: "none" },
  [media.scriptless]: { display: "none" },
  [media.print]: { display: "none" },
});
