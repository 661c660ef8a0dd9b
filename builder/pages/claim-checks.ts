import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { differenceInCalendarDays, parseISO } from "date-fns";
import { listFiles, formatLocation, readYamlTexts } from "../../src/content/read-content";
import { readClaims } from "../site-content";

/** Days before its review day from which a claim is named in warnings (TRU-18). */
export const WARN_DAYS = 30;

const FIGURES = [
  /\b\d[\d.,]*\s?[KLM]?\+(?![\d+])/i,
  /\b\d[\d.,]*\s(?:lakh|crore)s?\s(?:\w+\s)?users/i,
  /\b\d[\d.]*\sout of\s5\b/i,
  /\b\d[\d.]*\s?(?:%|per ?cent)\s(?:\w+\s)?accura\w+/i,
];

/** Returns errors for figures about the firm in content/ outside claims.yaml (TRU-19). */
export function findTypedFigures(folder = resolve("content")): string[] {
  const yaml = listFiles(folder, ".yaml").filter((name) => name !== "claims.yaml");
  const texts = [
    ...yaml.flatMap((name) => {
      const file = resolve(folder, name);
      return readYamlTexts(file).map(({ value, line }) => ({ file, line, text: value }));
    }),
    ...listFiles(folder, ".md").flatMap((name) => {
      const file = resolve(folder, name);
      const lines = readFileSync(file, "utf8").split("\n");
      return lines.map((text, at) => ({ file, line: at + 1, text }));
    }),
  ];
  return texts.flatMap(({ file, line, text }) =>
    FIGURES.flatMap((figure) => figure.exec(text)?.[0] ?? []).map(
      (match) =>
        `${formatLocation(file, line)}: "${match}" is a claim: enter it in content/claims.yaml and write its placeholder, such as {claims.users}`,
    ),
  );
}

const DISTANCE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Returns a warning for each claim that expires soon or has expired. */
export function findClaimWarnings(today: string): string[] {
  return Object.entries(readClaims()).flatMap(([name, { value, reviewBy, onExpiry }]) => {
    const days = differenceInCalendarDays(parseISO(reviewBy), parseISO(today));
    if (days > WARN_DAYS) return [];
    const what = onExpiry === "hide" ? "texts with it are hidden" : "it is shown with its date";
    const when = days < 0 ? `has passed: ${what}` : `is ${DISTANCE.format(days, "day")}`;
    return [
      `content/claims.yaml: the review day of ${name} (${value}), ${reviewBy}, ${when}. Check the figure and enter a new day.`,
    ];
  });
}
