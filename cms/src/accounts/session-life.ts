import { getNow } from "../../../src/shared/domain/clock";

const HOUR_SECONDS = 60 * 60;

export const IDLE_TIMEOUT_SECONDS = 2 * HOUR_SECONDS;
/** Seconds after which a session expires even if it is in use. */
const MAX_SESSION_SECONDS = 12 * HOUR_SECONDS;

type Session = { id: string; createdAt?: Date | string | null };

/** True if a refresh would not extend the session beyond its maximum age. `now` in milliseconds. */
export function canRefresh(
  sessions: Session[] | null | undefined,
  id: string | undefined,
  now = getNow().getTime(),
): boolean {
  const session = sessions?.find((entry) => entry.id === id);
  if (!session?.createdAt) return false;
  const ageSeconds = (now - new Date(session.createdAt).getTime()) / 1000;
  return ageSeconds <= MAX_SESSION_SECONDS - IDLE_TIMEOUT_SECONDS;
}
