import { toPlainDigits } from "./plain-text";

/** All format characters but the joiners of Indian scripts and of emoji. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** Returns a visitor's text without characters that show nothing or turn the reading direction. */
export const cleanText = (text: string): string => text.replace(FORMAT, "");

/** Like cleanText, with plain spaces. Line breaks stay, so that they can be refused. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\p{Zs}\t]/gu, " ");

/** Returns a phone number with plain digits, spaces and hyphens, without punctuation at its end. */
export const cleanPhone = (text: string): string =>
  stripLastMark(
    toPlainDigits(cleanLine(text).normalize("NFKC"))
      .replace(/\u200c|\u200d/g, "")
      .replace(/[\p{Pd}−]/gu, "-"),
  );

/** Returns an e-mail address in plain characters, without final punctuation. */
export const cleanEmail = (text: string): string =>
  stripLastMark(
    cleanLine(text)
      .normalize("NFKC")
      .replace(/\u200c|\u200d/g, ""),
  );

const stripLastMark = (text: string) => text.trim().replace(/[,;.]{1,5}$/, "");
