import { currentTime } from "../../../src/shared/domain/clock";
const HOUR = 60 * 60;

export const REST_SECONDS = 2 * HOUR;
/** Seconds after which it ends however busy it is. */
const LONGEST_SECONDS = 12 * HOUR;

type Session = { id: string; createdAt?: Date | string | null };

/** Whether a session may begin another rest: the last one ends within its longest life. */
export function mayBeProlonged(
  sessions: Session[] | null | undefined,
  id: string | undefined,
  now = currentTime().getTime(),
): boolean {
  const session = sessions?.find((each) => each.id === id);
  if (!session?.createdAt) return false;
  const age = (now - new Date(session.createdAt).getTime()) / 1000;
  return age <= LONGEST_SECONDS - REST_SECONDS;
}
