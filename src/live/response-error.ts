import { currentTime } from "../shared/domain/clock";

export class ResponseError extends Error {
  override name = "ResponseError";

  constructor(
    readonly status: number,
    path: string,
    /** Milliseconds after which the API wants to be asked again; null where it says nothing. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${path} answered ${status}`);
  }
}

export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  const wait = /^\d+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - currentTime().getTime();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
