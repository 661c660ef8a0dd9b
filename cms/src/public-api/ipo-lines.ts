import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import type { Ipo } from "../payload-types";
import { toIsoDay } from "../posts/post-record";

type Line = { _id: string; text: string };
type TypedLine = { id: number; day?: string | null; text: string };

const BOARDS = { mainboard: "Mainboard", sme: "SME" } as const;

const formatName = ({ company, board }: Ipo) => (board ? `${company}, ${BOARDS[board]}` : company);

/** Returns the IPOs that list today, then today's typed lines (IPO-17). */
export function listListings(ipos: readonly Ipo[], typed: readonly TypedLine[], today: string) {
  return [
    ...ipos
      .filter(({ listingDate }) => toIndianDay(listingDate ?? null) === today)
      .map((ipo): Line => ({ _id: `ipo-${ipo.id}`, text: formatName(ipo) })),
    ...typed.filter(({ day }) => toIsoDay(day) === today).map(toLine),
  ];
}

/** Returns the IPOs that open after today, by day, then the typed lines (IPO-17). */
export function listUpcoming(ipos: readonly Ipo[], typed: readonly TypedLine[], today: string) {
  const upcoming = ipos
    .map((ipo) => ({ ipo, opens: toIndianDay(ipo.openingDate ?? null) ?? "" }))
    .filter(({ opens }) => opens > today)
    .toSorted((left, right) => left.opens.localeCompare(right.opens));
  return [
    ...upcoming.map(({ ipo, opens }): Line => ({
      _id: `ipo-${ipo.id}`,
      text: `${formatName(ipo)}, opens ${formatLongDate(opens)}`,
    })),
    ...typed.filter(({ day }) => (toIsoDay(day) ?? "9999") > today).map(toLine),
  ];
}

const toLine = ({ id, text }: TypedLine): Line => ({ _id: String(id), text });
