// The names of tokens.css, typed: a misspelt token is a type error, not a missing colour.

/** Returns the custom properties of a group by name; camel case becomes hyphens. */
const createTokens = <Name extends string>(group: string, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, `var(--${group}-${name.replace(/[A-Z]/g, "-$&").toLowerCase()})`]),
  ) as Record<Name, string>;

/** Colours with light, dark and, if needed, print values. */
export const color = createTokens(
  "color",
  "paper",
  "surface",
  "sunken",
  "ink",
  "inkSoft",
  "inkFaint",
  "line",
  "lineStrong",
  "accent",
  "accentStrong",
  "accentTint",
  "onAccent",
  "brand",
  "onBrand",
  "highlight",
  "highlightTint",
  "danger",
  "dangerTint",
  "inverse",
  "inverseInk",
  "inverseSoft",
  "inverseLine",
  "inverseAccent",
  "shade",
);

/** Distances, from 0.25rem (1) to 6rem (9). */
export const space = createTokens("space", "1", "2", "3", "4", "5", "6", "7", "8", "9");

/** Type sizes; xl and above grow with the viewport. */
export const text = {
  ...createTokens("text", "xs", "sm", "md", "lg", "xl"),
  xxl: "var(--text-2xl)",
  xxxl: "var(--text-3xl)",
  display: "var(--text-4xl)",
};

export const font = createTokens("font", "display", "text", "hindi", "code");

export const weight = { regular: 400, medium: 500, strong: 600, bold: 700 } as const;

/** Headings and large figures: one weight, because each is one more font to look up. */
export const displayFace = { fontFamily: font.display, fontWeight: weight.strong } as const;

export const radius = createTokens("radius", "sm", "md", "lg", "round");

export const shadow = createTokens("shadow", "low", "high");

export const size = {
  page: "var(--width-page)",
  text: "var(--width-text)",
  menu: "var(--width-menu)",
  gutter: "var(--gutter)",
  /** The smallest side of a touch target: 44 px. */
  touch: "var(--touch)",
  header: "var(--header-height)",
  /** Height of the floating links fixed along the bottom; 0 if they are elsewhere or hidden. */
  dock: "var(--dock-height)",
} as const;

export const layer = createTokens("layer", "floating", "header", "skip", "toast", "cursor");

/** Dims pictures on dark pages. */
export const pictureFilter = "var(--picture-filter)";

export const motion = { ease: "var(--ease)", duration: "var(--duration)" } as const;

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** 768 px at the browser's default text size; more if the visitor enlarges text. */
export const desktopQuery = "(min-width: 48em)";
export const wideQuery = "(min-width: 64em)";

export const media = {
  desktop: `@media ${desktopQuery}`,
  /** Not for print, because paper shows what phones hide. */
  mobile: "@media screen and (max-width: 47.99em)",
  wide: `@media ${wideQuery}`,
  /** Enough space next to the page's column. */
  extraWide: "@media (min-width: 80em)",
  /** Low screens (zoomed, or a phone in landscape), where a fixed bar would take too much. */
  low: "@media (max-height: 20em)",
  hover: "@media (hover: hover)",
  reducedMotion: `@media ${reducedMotionQuery}`,
  noScript: "@media (scripting: none)",
  print: "@media print",
  /** Browsers with script; browsers too old for this feature hide nothing. */
  interactive: "@media screen and (scripting: enabled)",
} as const;

/** The look of cards, panels and forms. */
export const surface = {
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  [media.print]: { breakInside: "avoid" },
} as const;

/** Shows a control only on screens and with a script, without which it does nothing. */
export const control = {
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
} as const;

/** Stacks parts on paper, because a grid can leave a heading alone at the foot of a page. */
export const printedStack = { display: "block", "& > * + *": { marginTop: space[4] } } as const;

/** Stacks parts and keeps them on one printed page, unless they are longer. */
export const printedWhole = { ...printedStack, breakInside: "avoid" } as const;

/** The size of a control with one icon. */
export const touchSquare = {
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
} as const;

/** Secondary text with a coloured line before it. */
export const aside = {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.highlight}`,
  color: color.inkSoft,
} as const;
