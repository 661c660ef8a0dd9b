import type { Payload, PayloadRequest } from "payload";

/** A line of the dashboard, which leads to where it is dealt with. */
export type DeskItem = { href: string; label: string; note: string; isBad?: boolean };

export type DeskList = {
  title: string;
  items: DeskItem[];
  /** Of which the newest are shown. */
  total: number;
  /** Where all of them are; null where all are shown. */
  all: string | null;
  /** Said where there is none. */
  none: string;
};

/** For whom, and when: `today` is the day in India, `now` the moment. */
export type Desk = { payload: Payload; user: PayloadRequest["user"]; today: string; now: Date };

export function adminAddress({ payload }: Pick<Desk, "payload">, path: string): string {
  return `${payload.config.routes.admin}/collections/${path}`;
}
