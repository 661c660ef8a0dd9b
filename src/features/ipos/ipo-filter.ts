import { interpolate } from "../../content/interpolate";
import type { Ipo } from "../../shared/contract/ipos";
import { toPlainText } from "../../shared/contract/plain-text";
import { iposText } from "./text";

/** What the status dropdown offers besides 'All Statuses' (IPO-03). */
export const IPO_STATUSES = ["open", "closed"] as const;
export type IpoStatus = (typeof IPO_STATUSES)[number];

/** Part of a company's name, and an exact status; "" is any. */
export type IpoFilter = { search: string; status: IpoStatus | "" };

/** The status of an address, or "" for anything that the dropdown does not offer. */
export function readIpoStatus(value: string | null): IpoStatus | "" {
  return IPO_STATUSES.find((status) => status === value) ?? "";
}

/** IPOs of these companies (any case, spaces around the search aside) and this status (IPO-03). */
export function filterIpos(ipos: readonly Ipo[], { search, status }: IpoFilter): Ipo[] {
  const part = toPlainText(search).toLowerCase();
  return ipos.filter(
    (ipo) =>
      (status === "" || ipo.status === status) &&
      (part === "" || toPlainText(ipo.company).toLowerCase().includes(part)),
  );
}

/** What an empty table says, and what to try next where a filter made it so (IPO-05). */
export function noIposText({ search, status }: IpoFilter): { text: string; hint: string | null } {
  const part = search.trim();
  const { none, noneNamed, noneOfStatus, noneWithStatus, hint } = iposText.list;
  if (part === "" && status === "") return { text: none, hint: null };
  if (part === "") return { text: interpolate(noneOfStatus, status), hint };
  return { text: interpolate(status === "" ? noneNamed : noneWithStatus, part, status), hint };
}
