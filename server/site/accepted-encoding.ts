import type { ReleaseFile } from "../../src/config/release";

/** A content coding and the ending of the copies that have it. */
export type Encoding = { name: "br" | "gzip"; ending: ".br" | ".gz" };

const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const satisfies Encoding[];

/** The best copy of a file that a client takes; undefined for the file as it is. */
export function acceptedEncoding(
  file: ReleaseFile,
  header: string | undefined,
): Encoding | undefined {
  if (!header) return undefined;
  return ENCODINGS.find(({ name, ending }) => {
    const there = ending === ".br" ? file.br : file.gz;
    return there === true && takes(header, name);
  });
}

/** Whether an Accept-Encoding header names a coding with a weight above 0. */
function takes(header: string, name: string): boolean {
  return header.split(",").some((part) => {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
