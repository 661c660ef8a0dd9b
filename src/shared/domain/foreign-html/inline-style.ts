/** The meaning that a `style` attribute gives an element's text. */
export type InlineStyle = {
  isHidden: boolean;
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

/** True for text that nobody can see, and for Word's comments. What a script may show later is text. */
function isHidden(getValue: (property: string) => string): boolean {
  return (
    getValue("display") === "none" ||
    /^(?:all|screen)$/.test(getValue("mso-hide")) ||
    /^(?:comment|header|footer)/.test(getValue("mso-element")) ||
    getValue("mso-special-character") === "comment"
  );
}

function readWeight(weight: string): InlineStyle["weight"] {
  if (weight === "bold" || weight === "bolder" || Number(weight) >= 600) return "bold";
  return weight === "normal" || weight === "lighter" || Number(weight) >= 1 ? "normal" : undefined;
}

function readSlant(slant: string): InlineStyle["slant"] {
  if (/^(?:italic|oblique)/.test(slant)) return "italic";
  return slant === "normal" ? "normal" : undefined;
}
