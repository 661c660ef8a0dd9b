import { getIndianTime } from "../../../src/shared/domain/clock";
import { formatLongDate } from "../../../src/shared/domain/dates";
import {
  computeIpoStage,
  IPO_EVENTS,
  listClosingHours,
  readIpoDays,
  type ClosingHours,
  type IpoDates,
} from "../../../src/shared/domain/ipo";
import type { Ipo } from "../payload-types";
import { toIsoDay } from "../posts/post-record";

type Line = { _id: string; text: string };
type TypedLine = { id: number; day?: string | null; text: string };

/** Returns the days of an IPO as the API sends them: a day, or else its note. */
export const toIpoDates = (ipo: Ipo) => ({
  ...(Object.fromEntries(
    Object.values(IPO_EVENTS).map((name) => [
      name,
      toIsoDay(ipo[name]) ?? (ipo[`${name}Note`] || null),
    ]),
  ) as IpoDates),
  outcome: ipo.outcome ?? null,
  outcomeDay: toIsoDay(ipo.outcomeDay),
});

/** Returns the stage of an issue by the clock in India, such as "Open" (EDT-68). */
export function nameIpoStage(ipo: Ipo, today: string | null, hours: ClosingHours): string {
  const dated = { ...ipo, ...toIpoDates(ipo), status: ipo.status ?? "" };
  const stage = computeIpoStage(dated, getIndianTime(today, listClosingHours(hours)), hours);
  return stage.charAt(0).toUpperCase() + stage.slice(1);
}

type DatedIpo = Ipo & ReturnType<typeof toIpoDates>;

const BOARDS = { mainboard: "Mainboard", sme: "SME" } as const;

const formatName = ({ company, board }: Ipo) => (board ? `${company}, ${BOARDS[board]}` : company);

/** Returns the IPOs that list today, then today's typed lines (IPO-17). */
export function listListings(
  ipos: readonly DatedIpo[],
  typed: readonly TypedLine[],
  today: string,
) {
  return [
    ...ipos
      .filter((ipo) => readIpoDays(ipo).lists === today)
      .map((ipo): Line => ({ _id: `ipo-${ipo.id}`, text: formatName(ipo) })),
    ...typed.filter(({ day }) => toIsoDay(day) === today).map(toLine),
  ];
}

/** Returns the IPOs that open after today, by day, then the typed lines (IPO-17). */
export function listUpcoming(
  ipos: readonly DatedIpo[],
  typed: readonly TypedLine[],
  today: string,
) {
  const upcoming = ipos
    .map((ipo) => ({ ipo, opens: readIpoDays(ipo).opens ?? "" }))
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
