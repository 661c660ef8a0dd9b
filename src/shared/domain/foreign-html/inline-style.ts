/** The meaning that a `style` attribute gives an element's text. */
export type InlineStyle = {
  isHidden: boolean;
  /** Hides the element's own text; elements inside may set a size again. */
  hasZeroFontSize: boolean;
  /** True for a block, whatever its tag. */
  isBox: boolean;
  /** Line breaks in the source are line breaks on the page. */
  keepsLines: boolean;
  weight?: "bold" | "normal";
  slant?: "italic" | "normal";
  position?: "sub" | "sup";
  isStruck: boolean;
  isUnderlined: boolean;
  /** `text-decoration: none` on the element itself. */
  isUndecorated: boolean;
  /** Pixels. */
  width?: number;
  /** Office's own properties, such as `mso-list`. */
  office: ReadonlyMap<string, string>;
};

/** Reads the text of a `style` attribute. */
export function readInlineStyle(style: string): InlineStyle {
  const declared = readDeclarations(style);
  const value = (property: string) => declared.get(property) ?? "";
  const inFont = (pattern: RegExp) => pattern.exec(value("font"))?.[0] ?? "";
  const decoration = `${value("text-decoration")} ${value("text-decoration-line")}`;
  return {
    isHidden: isHidden(value),
    hasZeroFontSize: ZERO.test(value("font-size")) || /^0(?:px)?[/ ]/.test(value("font")),
    isBox: /^(?:block|flex|grid|table|list-item|flow-root)\b/.test(value("display")),
    keepsLines: /^(?:pre|break-spaces)/.test(value("white-space")),
    weight: readWeight(value("font-weight") || inFont(/\bbold\b/)),
    slant: readSlant(value("font-style") || inFont(/\bitalic\b/)),
    position: /^(?:sub|super)$/.exec(value("vertical-align"))?.[0].slice(0, 3) as "sub" | undefined,
    isStruck: /\bline-through\b/.test(decoration),
    isUnderlined: /\bunderline\b/.test(decoration),
    isUndecorated: /^\s*none\b/.test(decoration),
    width: Number(/^(\d+(?:\.\d+)?)px$/.exec(value("width"))?.[1]) || undefined,
    office: declared,
  };
}

function readDeclarations(style: string): ReadonlyMap<string, string> {
  const declared = new Map<string, string>();
  for (const part of style.replace(/\/\*.*?\*\//gs, "").split(";")) {
    const colon = part.indexOf(":");
    if (colon < 0) continue;
    const value = part.slice(colon + 1).replace(/!\s*important/i, "");
    declared.set(part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return declared;
}

const ZERO = /^(?:0*\.?0+)(?:%|[a-z]+)?$/;
const FAR_OUTSIDE = /^-\d{3,}/;
const INVISIBLE_COLOR =
  /^(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,)]*,){3}|[^)]*\/)\s*0?\.?0+%?\)|#(?:.{3}0|.{6}00))$/;

function isHidden(value: (property: string) => string): boolean {
  const isClipped = ["", "-x", "-y"].some((axis) =>
    /^(?:hidden|clip)/.test(value(`overflow${axis}`)),
  );
  const isOutOfFlow = /^(?:absolute|fixed|relative)$/.test(value("position"));
  return (
    value("display") === "none" ||
    /^(?:hidden|collapse)$/.test(value("visibility")) ||
    value("content-visibility") === "hidden" ||
    /^(?:all|screen)$/.test(value("mso-hide")) ||
    /^(?:comment|header|footer)/.test(value("mso-element")) ||
    value("mso-special-character") === "comment" ||
    INVISIBLE_COLOR.test(value("color")) ||
    ["opacity", "scale"].some((property) => ZERO.test(value(property))) ||
    /\bopacity\(0?\.?0+%?\)/.test(value("filter")) ||
    (isClipped && ["height", "max-height", "width", "max-width"].some(isZero)) ||
    (isOutOfFlow && ["left", "right", "top", "bottom"].some(isFarOutside)) ||
    (isOutOfFlow && value("clip").startsWith("rect(")) ||
    /^(?:inset\((?:50%|.*\b100%)|circle\(0)/.test(value("clip-path")) ||
    /\b(?:scale[xy]?\(\s*0\s*[,)]|translate(?:3d|[xy])?\((?:[^()]*,)?\s*-\d{4})/.test(
      value("transform"),
    ) ||
    isFarOutside("text-indent") ||
    /^-\d{4}/.test(value("margin-left") || value("margin-top"))
  );

  function isZero(property: string): boolean {
    return /^[01](?:px)?$/.test(value(property)) || ZERO.test(value(property));
  }
  function isFarOutside(property: string): boolean {
    return FAR_OUTSIDE.test(value(property));
  }
}

function readWeight(weight: string): InlineStyle["weight"] {
  if (weight === "bold" || weight === "bolder" || Number(weight) >= 600) return "bold";
  return weight === "normal" || weight === "lighter" || Number(weight) >= 1 ? "normal" : undefined;
}

function readSlant(slant: string): InlineStyle["slant"] {
  if (/^(?:italic|oblique)/.test(slant)) return "italic";
  return slant === "normal" ? "normal" : undefined;
}
