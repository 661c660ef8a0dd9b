import styled from "@emotion/styled";
import { color, control, media, motion, radius, touchSquare } from "../theme/tokens";
import { Icon } from "./icon";

type PauseButtonProps = {
  paused: boolean;
  onToggle: () => void;
  /** Name of the moving part, which follows 'Pause' or 'Play'. */
  label: string;
};

/** Stops and starts motion (WCAG 2.2.2). Not shown without scripts or under reduced motion. */
export function PauseButton({ paused, onToggle, label }: PauseButtonProps) {
  return (
    <Round type="button" aria-label={`${paused ? "Play" : "Pause"} ${label}`} onClick={onToggle}>
      <Icon name={paused ? "play" : "pause"} />
    </Round>
  );
}

const Round = styled.button({
  ...touchSquare,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  transition: `border-color ${motion.duration}, color ${motion.duration}`,
  "&:hover": { borderColor: color.accent, color: color.accent },
  [media.reducedMotion]: { display: "none" },
  ...control,
});
