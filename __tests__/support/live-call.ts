import type { Locator, Page } from "@playwright/test";
import { rawMonths } from "./complaint-answers";

type Raw = Record<string, unknown>;

/** A GET of the contract as a page of the site uses it, and what a visitor sees of it (section 8). */
export type LiveCall = {
  /** Path of the call; `*` stands for any one part. */
  path: string;
  page: string;
  /** Below the 768 px at which the layout changes. */
  small?: true;
  /** What asks when it comes near. */
  part?: (page: Page) => Locator;
  /** The n-th record as the API words it, from 1. */
  record: (n: number) => Raw;
  /** The answer around the records; without it the list itself. */
  answer?: (records: unknown[]) => unknown;
  /** The answer is one record. */
  single?: true;
  /** Fields without which a record is left out. */
  required?: string[];
  /** What shows that record n was read. */
  shown: (page: Page, n: number) => Locator;
  /** What shows that 5,000 records were; without it that the first one was. */
  many?: (page: Page) => Locator;
  /** What shows that records with fields missing were; without it that a whole one after them was. */
  incomplete?: (page: Page) => Locator;
  /** Nothing of a record is shown as text. */
  textless?: true;
  /** An answer without records, where it is no empty list. */
  none?: unknown;
  /** What is in the page then. */
  empty: (page: Page) => Locator;
  /** What is in the page when the call failed; without it the same. */
  failed?: (page: Page) => Locator;
  /** What one failure logs, once. */
  logged: string;
  /** How the page comes back: a button, the connection's return, or a visit anew. */
  recovers: "Retry" | "Try Again" | "online" | "reload";
};

export const region = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

/** These very words. */
export const saying = (words: string) => (page: Page) => page.getByText(words, { exact: true });

/** A row of a complaint trend, called Row n. */
export const trendRow = (period: "month" | "Year") => (n: number) => {
  const { month: _month, ...figures } = rawMonths(1)[0] ?? { month: "" };
  return { [period]: `Row ${n}`, ...figures };
};
