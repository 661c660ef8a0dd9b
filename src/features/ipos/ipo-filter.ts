import { fillText } from "../../shared/domain/fill-text";
import type { Ipo } from "../../shared/contract/ipos";
import { toPlainText } from "../../shared/contract/plain-text";
import { IPO_STAGES, type IpoStage } from "../../shared/domain/ipo";
import { iposText } from "./text";
import { getStage, getStatus } from "./rules";

/** Options of the status filter besides 'All Statuses' (IPO-03). */
export const IPO_STATUSES = ["open", "closed"] as const;
export type IpoStatus = (typeof IPO_STATUSES)[number];

/** The boards of the tabs (IPO-09). */
export const BOARDS = ["mainboard", "sme"] as const;
export type IpoBoard = (typeof BOARDS)[number];

/** Part of a company's name, an exact status, a stage by the dates, a board; "" matches all. */
export type IpoFilter = {
  search: string;
  status: IpoStatus | "";
  stage: IpoStage | "";
  board: IpoBoard | "";
};

/** Returns the filter in an address; "" for an unknown choice. */
export function readIpoFilter(query: URLSearchParams): IpoFilter {
  const readChoice = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === query.get(name)) ?? "";
  return {
    search: query.get("q") ?? "",
    status: readChoice("status", IPO_STATUSES),
    stage: readChoice("stage", IPO_STAGES),
    board: readChoice("board", BOARDS),
  };
}

/** Returns the IPOs that match the filter; `search` ignores case and outer spaces (IPO-03). */
export function filterIpos(
  ipos: readonly Ipo[],
  { search, status, stage, board }: IpoFilter,
  now: string,
): Ipo[] {
  const part = toPlainText(search).toLowerCase();
  return ipos.filter(
    (ipo) =>
      (status === "" || getStatus(ipo, now) === status) &&
      (board === "" || ipo.board === board) &&
      (stage === "" || getStage(ipo, now) === stage) &&
      (part === "" || toPlainText(ipo.company).toLowerCase().includes(part)),
  );
}

/** Returns the text of an empty table, with a hint if it is filtered (IPO-05). */
export function describeNoIpos({ search, status, stage, board }: IpoFilter): {
  text: string;
  hint: string | null;
} {
  const part = search.trim();
  const { none, noneNamed, noneOfStatus, noneWithStatus, noneOfStage, hint } = iposText.list;
  if (part === "" && status === "" && stage + board !== "") return { text: noneOfStage, hint };
  if (part === "" && status === "") return { text: none, hint: null };
  if (part === "") return { text: fillText(noneOfStatus, status), hint };
  return { text: fillText(status === "" ? noneNamed : noneWithStatus, part, status), hint };
}
