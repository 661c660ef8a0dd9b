import styled from "@emotion/styled";
import { color, media, motion, radius, size, space, text, weight } from "../theme/tokens";
import { SiteLink } from "./site-link";

type VariantProps = { variant?: "filled" | "outlined" };

const shape = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: size.touch,
  paddingInline: space[5],
  paddingBlock: space[2],
  borderRadius: radius.round,
  borderWidth: "1.5px",
  borderStyle: "solid",
  fontSize: text.sm,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  "& > svg": { flex: "none" },
  transition: `background-color ${motion.duration}, border-color ${motion.duration}, color ${motion.duration}`,
} as const;

const variants = {
  filled: {
    background: color.accent,
    borderColor: color.accent,
    color: color.onAccent,
    "&:hover": {
      background: color.accentStrong,
      borderColor: color.accentStrong,
      color: color.onAccent,
    },
    // Readable on paper with and without printed backgrounds.
    [media.print]: { background: "none", color: color.ink },
  },
  outlined: {
    background: "transparent",
    borderColor: color.lineStrong,
    color: color.ink,
    "&:hover": { borderColor: color.accent, color: color.accent, background: color.accentTint },
  },
} as const;

const disabledStyle = {
  "&:disabled, &:disabled:hover": {
    background: color.sunken,
    borderColor: color.line,
    color: color.inkFaint,
  },
} as const;

const options = { shouldForwardProp: (name: string) => name !== "variant" };
const createStyle = ({ variant = "filled" }: VariantProps) => ({
  ...shape,
  ...variants[variant],
  ...disabledStyle,
});

export const Button = styled("button", options)<VariantProps>(createStyle);

export const ButtonLink = styled(SiteLink, options)<VariantProps>(createStyle);

/** A link that Gatsby's router does not handle: other sites, anchors, mail, files, the app. */
export const ButtonAnchor = styled("a", options)<VariantProps>(createStyle);

export const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });
