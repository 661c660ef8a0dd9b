import { toPlainDigits } from "./figures";

/** All format characters but the joiners of Indian scripts and of emoji. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** A visitor's text without characters that show nothing or turn the reading direction. */
export const cleanText = (text: string): string => text.replace(FORMAT, "");

/** As cleanText, in one line of plain spaces. Line breaks stay, so that they can be refused. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\p{Zs}\t]/gu, " ");

/** A phone number with plain digits, spaces and hyphens, without punctuation at its end. */
export const cleanPhone = (text: string): string =>
  withoutLastMark(
    toPlainDigits(cleanLine(text).normalize("NFKC"))
      .replace(/\u200c|\u200d/g, "")
      .replace(/[\p{Pd}−]/gu, "-"),
  );

/** Returns an e-mail address in plain characters, without final punctuation. */
export const cleanEmail = (text: string): string =>
  withoutLastMark(
    cleanLine(text)
      .normalize("NFKC")
      .replace(/\u200c|\u200d/g, ""),
  );

const withoutLastMark = (text: string) => text.trim().replace(/[,;.]{1,5}$/, "");
