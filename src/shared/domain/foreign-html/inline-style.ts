/** The meaning that a `style` attribute gives an element's text. */
export type InlineStyle = {
  isHidden: boolean;
  /** Hides the element's own text; elements inside may set a size again. */
  hasZeroFontSize: boolean;
  /** True for a block, whatever its tag. */
  isBox: boolean;
  /** Line breaks in the source are line breaks on the page. */
  isPreformatted: boolean;
  weight?: "bold" | "normal";
  slant?: "italic" | "normal";
  position?: "sub" | "sup";
  isStruck: boolean;
  isUnderlined: boolean;
  /** `text-decoration: none` on the element itself. */
  isUndecorated: boolean;
  /** Pixels. */
  width?: number;
  /** All declared values by property in lower case, also Office's, such as `mso-list`. */
  values: ReadonlyMap<string, string>;
};

/** Returns what the declarations of a `style` attribute mean; the last one of a property counts. */
export function readInlineStyle(style: string): InlineStyle {
  const declarations = readDeclarations(style);
  const getValue = (property: string) => declarations.get(property) ?? "";
  const findInFont = (pattern: RegExp) => pattern.exec(getValue("font"))?.[0] ?? "";
  const decoration = `${getValue("text-decoration")} ${getValue("text-decoration-line")}`;
  return {
    isHidden: isHidden(getValue),
    hasZeroFontSize: ZERO.test(getValue("font-size")) || /^0(?:px)?[/ ]/.test(getValue("font")),
    isBox: /^(?:block|flex|grid|table|list-item|flow-root)\b/.test(getValue("display")),
    isPreformatted: /^(?:pre|break-spaces)/.test(getValue("white-space")),
    weight: readWeight(getValue("font-weight") || findInFont(/\bbold\b/)),
    slant: readSlant(getValue("font-style") || findInFont(/\bitalic\b/)),
    position: /^(?:sub|super)$/.exec(getValue("vertical-align"))?.[0].slice(0, 3) as
      | "sub"
      | undefined,
    isStruck: /\bline-through\b/.test(decoration),
    isUnderlined: /\bunderline\b/.test(decoration),
    isUndecorated: /^\s*none\b/.test(decoration),
    width: Number(/^(\d+(?:\.\d+)?)px$/.exec(getValue("width"))?.[1]) || undefined,
    values: declarations,
  };
}

function readDeclarations(style: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  for (const part of style.replace(/\/\*.*?\*\//gs, "").split(";")) {
    const colon = part.indexOf(":");
    if (colon < 0) continue;
    const value = part.slice(colon + 1).replace(/!\s*important/i, "");
    declarations.set(part.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return declarations;
}

const ZERO = /^(?:0*\.?0+)(?:%|[a-z]+)?$/;
const FAR_OUTSIDE = /^-\d{3,}/;
const INVISIBLE_COLOR =
  /^(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,)]*,){3}|[^)]*\/)\s*0?\.?0+%?\)|#(?:.{3}0|.{6}00))$/;

function isHidden(getValue: (property: string) => string): boolean {
  const isClipped = ["", "-x", "-y"].some((axis) =>
    /^(?:hidden|clip)/.test(getValue(`overflow${axis}`)),
  );
  const isOutOfFlow = /^(?:absolute|fixed|relative)$/.test(getValue("position"));
  return (
    getValue("display") === "none" ||
    /^(?:hidden|collapse)$/.test(getValue("visibility")) ||
    getValue("content-visibility") === "hidden" ||
    /^(?:all|screen)$/.test(getValue("mso-hide")) ||
    /^(?:comment|header|footer)/.test(getValue("mso-element")) ||
    getValue("mso-special-character") === "comment" ||
    INVISIBLE_COLOR.test(getValue("color")) ||
    ["opacity", "scale"].some((property) => ZERO.test(getValue(property))) ||
    /\bopacity\(0?\.?0+%?\)/.test(getValue("filter")) ||
    (isClipped && ["height", "max-height", "width", "max-width"].some(isZero)) ||
    (isOutOfFlow && ["left", "right", "top", "bottom"].some(isFarOutside)) ||
    (isOutOfFlow && getValue("clip").startsWith("rect(")) ||
    /^(?:inset\((?:50%|.*\b100%)|circle\(0)/.test(getValue("clip-path")) ||
    /\b(?:scale[xy]?\(\s*0\s*[,)]|translate(?:3d|[xy])?\((?:[^()]*,)?\s*-\d{4})/.test(
      getValue("transform"),
    ) ||
    isFarOutside("text-indent") ||
    /^-\d{4}/.test(getValue("margin-left") || getValue("margin-top"))
  );

  function isZero(property: string): boolean {
    return /^[01](?:px)?$/.test(getValue(property)) || ZERO.test(getValue(property));
  }
  function isFarOutside(property: string): boolean {
    return FAR_OUTSIDE.test(getValue(property));
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
