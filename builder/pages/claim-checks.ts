import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { differenceInCalendarDays, parseISO } from "date-fns";
import {
  listFiles,
  formatLocation,
  readYamlFile,
  readYamlTexts,
} from "../../src/content/read-content";
import { findFlaggedWords } from "../../src/shared/domain/flagged-words";
import * as flagged from "../../src/shared/node/compliance/flagged-words.schema";
import * as exceptions from "../../src/shared/node/compliance/word-exceptions.schema";
import { readClaims } from "../site-content";

/** Days before its review day from which a claim is named in warnings (TRU-18). */
const WARN_DAYS = 30;

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

/** Returns errors for words that posts may not contain either, except in approved sentences (TRU-32). */
export function findForbiddenWords(folder = resolve("content")): string[] {
  const { words } = readYamlFile(resolve(folder, flagged.file), flagged.schema);
  const toKey = (file: string, sentence: string) => `${file}: ${sentence.replace(/\s+/g, " ")}`;
  const approved = new Set(
    readYamlFile(resolve(folder, exceptions.file), exceptions.schema).map(({ file, sentence }) =>
      toKey(file, sentence),
    ),
  );
  const sentences = [".yaml", ".md"]
    .flatMap((ending) => listFiles(folder, ending))
    .filter((name) => name !== flagged.file && name !== exceptions.file)
    .flatMap((name) =>
      readTexts(resolve(folder, name)).flatMap(({ value, line }) => {
        const place = formatLocation(resolve(folder, name), line);
        return splitSentences(value).map((text) => ({ place, text, key: toKey(name, text) }));
      }),
    );
  const found = sentences
    .filter(({ key }) => !approved.has(key))
    .flatMap(({ place, text }) =>
      findFlaggedWords(text.replace(MARKUP, " "), words).map(
        (word) =>
          `${place}: "${word}" in "${text}" promises a result: change it, or have it approved in content/${exceptions.file}`,
      ),
    );
  const used = new Set(sentences.map(({ key }) => key));
  const list = formatLocation(resolve(folder, exceptions.file), 1);
  // A missing YAML file is an error itself.
  const isMissing = (name = "") => name.endsWith(".yaml") && !existsSync(resolve(folder, name));
  const unused = [...approved].filter((key) => !used.has(key) && !isMissing(key.split(": ")[0]));
  const old = unused.map((key) => `${list}: no such sentence in ${key} Remove this entry`);
  return [...found, ...old];
}

const MARKUP = /<[^<>]*>|&#?\w+;/g;

/** Returns texts of a YAML file, or paragraphs of a markdown file, with their first line. */
function readTexts(file: string) {
  if (file.endsWith(".yaml")) return readYamlTexts(file);
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:^.*\S.*$\n?)+/gm)].map(({ 0: value, index }) => ({
    value,
    line: source.slice(0, index).split("\n").length,
  }));
}

/** Splits after marks of a sentence's end, and drops bullets and numbers of lists. */
const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?]["”’*)]*)\s+|\n(?=\s*(?:[-*>|]|\d+\.)\s)/)
    .map((part) => part.replace(/^(?:[-*>|]\s+|\s|\d+\.\s)+/, "").trim());

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
