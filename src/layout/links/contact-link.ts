import { media, size } from "../../theme/tokens";

/** A number or address on its own line, tall enough for a thumb on small screens. */
export const contactLink = {
  [media.mobile]: { display: "inline-flex", alignItems: "center", minHeight: size.touch },
} as const;
