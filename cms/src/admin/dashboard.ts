import type { Payload, PayloadRequest } from "payload";

/** A line of the dashboard, which leads to where it is dealt with. */
export type DashboardItem = { href: string; label: string; note: string; isBad?: boolean };

export type DashboardList = {
  title: string;
  items: DashboardItem[];
  /** Number of all entries; only the newest are shown. */
  total: number;
  /** Where all of them are; null where all are shown. */
  all: string | null;
  /** Said where there is none. */
  none: string;
};

/** For whom, and when: `today` is the day in India, `now` the moment. */
export type DashboardContext = {
  payload: Payload;
  user: PayloadRequest["user"];
  today: string;
  now: Date;
  /** Days within which a request about personal data is answered (FRM-10). */
  dataRequestDays: number;
};

export function adminAddress({ payload }: Pick<DashboardContext, "payload">, path: string): string {
  return `${payload.config.routes.admin}/collections/${path}`;
}
