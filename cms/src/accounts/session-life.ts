import { currentTime } from "../../../src/shared/domain/clock";
const HOUR = 60 * 60;

export const IDLE_TIMEOUT_SECONDS = 2 * HOUR;
/** Seconds after which it ends however busy it is. */
const MAX_SECONDS = 12 * HOUR;

type Session = { id: string; createdAt?: Date | string | null };

/** True if the session may be refreshed: its refreshed end is within its maximum life. */
export function canRefresh(
  sessions: Session[] | null | undefined,
  id: string | undefined,
  now = currentTime().getTime(),
): boolean {
  const session = sessions?.find((each) => each.id === id);
  if (!session?.createdAt) return false;
  const age = (now - new Date(session.createdAt).getTime()) / 1000;
  return age <= MAX_SECONDS - IDLE_TIMEOUT_SECONDS;
}
