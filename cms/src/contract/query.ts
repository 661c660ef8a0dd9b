import { BadRequest } from "./route";

type Bounds = { min: number; max: number; fallback: number };

/** A whole number of the query within bounds. Throws {@link BadRequest}. */
export function integer(request: Request, name: string, { min, max, fallback }: Bounds): number {
  const value = new URL(request.url).searchParams.get(name);
  if (value === null) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new BadRequest(`"${name}" must be a whole number from ${min} to ${max}, not "${value}".`);
}

/** Throws {@link BadRequest} where the query asks for anything but what this call gives. */
export function only(request: Request, name: string, allowed: string): void {
  const value = new URL(request.url).searchParams.get(name);
  if (value === null || value === allowed) return;
  throw new BadRequest(`"${name}" can only be "${allowed}", not "${value}".`);
}
