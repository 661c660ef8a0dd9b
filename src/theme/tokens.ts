// The names of tokens.css, typed: a misspelt token is a type error, not a missing colour.

/** Colours; each has a light, a dark and (where paper needs it) a print value. */
export const color = {
  paper: "var(--color-paper)",
  surface: "var(--color-surface)",
  sunken: "var(--color-sunken)",
  ink: "var(--color-ink)",
  inkSoft: "var(--color-ink-soft)",
  inkFaint: "var(--color-ink-faint)",
  line: "var(--color-line)",
  lineStrong: "var(--color-line-strong)",
  green: "var(--color-green)",
  greenStrong: "var(--color-green-strong)",
  greenTint: "var(--color-green-tint)",
  onGreen: "var(--color-on-green)",
  brand: "var(--color-brand)",
  onBrand: "var(--color-on-brand)",
  saffron: "var(--color-saffron)",
  saffronTint: "var(--color-saffron-tint)",
  danger: "var(--color-danger)",
  dangerTint: "var(--color-danger-tint)",
  band: "var(--color-band)",
  bandInk: "var(--color-band-ink)",
  bandSoft: "var(--color-band-soft)",
  bandLine: "var(--color-band-line)",
  bandAccent: "var(--color-band-accent)",
  shade: "var(--color-shade)",
} as const;

/** Distances, from 0.25rem (1) to 6rem (9). */
export const space = {
  1: "var(--space-1)",
  2: "var(--space-2)",
  3: "var(--space-3)",
  4: "var(--space-4)",
  5: "var(--space-5)",
  6: "var(--space-6)",
  7: "var(--space-7)",
  8: "var(--space-8)",
  9: "var(--space-9)",
} as const;

/** Type sizes; xl and above grow with the viewport. */
export const text = {
  xs: "var(--text-xs)",
  sm: "var(--text-sm)",
  md: "var(--text-md)",
  lg: "var(--text-lg)",
  xl: "var(--text-xl)",
  xxl: "var(--text-2xl)",
  xxxl: "var(--text-3xl)",
  display: "var(--text-4xl)",
} as const;

export const font = {
  display: "var(--font-display)",
  text: "var(--font-text)",
  hindi: "var(--font-hindi)",
  code: "var(--font-code)",
} as const;

export const weight = { regular: 400, medium: 500, strong: 600, bold: 700 } as const;

export const radius = {
  sm: "var(--radius-sm)",
  md: "var(--radius-md)",
  lg: "var(--radius-lg)",
  round: "var(--radius-round)",
} as const;

export const shadow = { low: "var(--shadow-low)", high: "var(--shadow-high)" } as const;

export const size = {
  page: "var(--width-page)",
  text: "var(--width-text)",
  menu: "var(--width-menu)",
  gutter: "var(--gutter)",
  /** The smallest side of anything that is tapped: 44 px. */
  touch: "var(--touch)",
  header: "var(--header-height)",
  /** What the floating links take at the bottom of small screens; nothing elsewhere. */
  dock: "var(--dock-height)",
} as const;

export const layer = {
  floating: "var(--layer-floating)",
  header: "var(--layer-header)",
  skip: "var(--layer-skip)",
  toast: "var(--layer-toast)",
  cursor: "var(--layer-cursor)",
} as const;

/** Takes the glare off pictures on dark pages. */
export const pictureFilter = "var(--picture-filter)";

export const motion = { ease: "var(--ease)", moment: "var(--moment)" } as const;

export const stillQuery = "(prefers-reduced-motion: reduce)";

/** 768 px at the browser's normal text size, and with it when text is enlarged. */
export const desktopQuery = "(min-width: 48em)";

export const media = {
  desktop: `@media ${desktopQuery}`,
  mobile: "@media (max-width: 47.99em)",
  wide: "@media (min-width: 64em)",
  /** Room beside the page's column. */
  roomy: "@media (min-width: 80em)",
  /** So low (zoomed in, or a phone held flat) that a fixed bar would take too much. */
  low: "@media (max-height: 20em)",
  hover: "@media (hover: hover)",
  /** The visitor prefers reduced motion. */
  still: `@media ${stillQuery}`,
  /** Scripts are switched off. */
  scriptless: "@media (scripting: none)",
  print: "@media print",
} as const;
