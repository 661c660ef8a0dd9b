import type { Payload, PayloadRequest } from "payload";

export type DashboardItem = {
  href?: string;
  label: string;
  note: string;
  isBad?: boolean;
  action?: { href: string; label: string };
};

export type DashboardList = {
  title: string;
  items: DashboardItem[];
  isFolded?: boolean;
  /** Number of all entries, if more are there than shown. */
  total?: number;
  all?: string;
  /** Text of an empty list. */
  none: string;
};

/** User and time: `today` is the day in India, `now` the current time. */
export type DashboardContext = {
  payload: Payload;
  user: PayloadRequest["user"];
  today: string;
  now: Date;
  /** Days within which requests about personal data are answered (FRM-10). */
  dataRequestDays: number;
  dataDir: string;
  sendsMail: boolean;
  /** Folder of the counts of visits; null if there are none (OPS-07). */
  visits: string | null;
  /** Days after which a post that was not revised is listed; 0: never (EDT-12). */
  freshDays: number;
};

export const asUser = ({ user }: Pick<DashboardContext, "user">) =>
  ({ depth: 0, overrideAccess: false, user }) as const;

/** Returns the admin's address of a path such as "posts/5". */
export function toAdminAddress({ payload }: Pick<DashboardContext, "payload">, path: string) {
  return `${payload.config.routes.admin}/collections/${path}`;
}
