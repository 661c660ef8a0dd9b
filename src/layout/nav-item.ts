import { color, motion, size, space, text, weight } from "../theme/tokens";

/** Narrow when the header is short of room, such as with letter spacing. */
const inset = `min(1.17vw, ${space[3]})`;

/** Style of the desktop header's entries; an underline marks the active one (HDR-04). */
export const navItem = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: size.touch,
  paddingInline: inset,
  fontSize: text.sm,
  fontWeight: weight.medium,
  lineHeight: 1,
  color: color.ink,
  whiteSpace: "nowrap",
  textDecoration: "none",
  transition: `color ${motion.duration}`,
  "&:hover, &[aria-expanded='true']": { color: color.accent },
  "&::after": {
    content: '""',
    position: "absolute",
    insetInline: inset,
    bottom: space[1],
    height: 2,
    borderRadius: 1,
    background: color.highlight,
    transform: "scaleX(0)",
    transition: `transform ${motion.duration} ${motion.ease}`,
  },
  "&[aria-current], &[data-active]": { color: color.accent, fontWeight: weight.strong },
  "&[aria-current]::after, &[data-active]::after": { transform: "none" },
} as const;
