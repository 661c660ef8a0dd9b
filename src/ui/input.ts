import styled from "@emotion/styled";
import { color, motion, radius, size, space, text } from "../theme/tokens";

const control = {
  width: "100%",
  minHeight: size.touch,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.ink,
  // Never under 16 px: phones would zoom into the field.
  fontSize: text.md,
  lineHeight: 1.4,
  transition: `border-color ${motion.duration}`,
  "&:hover:not(:disabled)": { borderColor: color.accent },
  "&[aria-invalid='true']": { borderColor: color.danger },
  "&:disabled": { background: color.sunken, color: color.inkFaint },
  "&::placeholder": { color: color.inkFaint, opacity: 1 },
} as const;

export const Input = styled.input(control, {
  "&[type='file']": { padding: space[2], fontSize: text.sm },
  "&::file-selector-button": {
    marginInlineEnd: space[3],
    padding: `${space[1]} ${space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.round,
    background: color.sunken,
    color: color.ink,
    font: "inherit",
    cursor: "pointer",
  },
});

export const TextArea = styled.textarea(control, {
  minHeight: "8.5rem",
  maxHeight: "24rem",
  resize: "vertical",
  fieldSizing: "content",
});

export const Select = styled.select(control, { paddingInlineEnd: space[5] });
