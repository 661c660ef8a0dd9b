import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Endpoint } from "../../../src/shared/contract/response";
import type { EnquiryDependencies } from "../enquiries/receive-enquiry";
import type { ListPage, Store } from "./store";

export type Env = {
  Bindings: {
    openStore: () => Promise<Store>;
    getEnquiryDeps: () => Promise<EnquiryDependencies>;
    siteOrigins: string[];
    /** Called for each error that causes a response 500 or 503. */
    onError: (error: unknown) => void;
  };
};

export type Route = {
  endpoint: Pick<Endpoint, "method" | "path">;
  handle(c: Context<Env>): Promise<Response>;
};

/** Returns a route that sends the returned body as JSON, or the returned response. */
export function createRoute<P extends string, Wire extends object>(
  endpoint: Endpoint<P, Wire>,
  createResponse: (store: Store, c: Context<Env, P>) => Promise<Wire | Response>,
): Route {
  return {
    endpoint,
    handle: async (c: Context<Env, P>) => {
      const body = await createResponse(await c.env.openStore(), c);
      return body instanceof Response ? body : c.json(body);
    },
  };
}

/** Returns an error that the router sends with status 400. */
export function createBadRequest(message: string): HTTPException {
  return new HTTPException(400, { message });
}

/** Returns a whole number of the query, or `fallback` without one. Throws 400 for other values. */
export function readInteger(
  c: Context<Env>,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const value = c.req.query(name);
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw createBadRequest(`"${name}" must be a whole number from ${min} to ${max}, not "${value}".`);
}

/** Returns the page that a call asks for, from 1. */
export const readPageNumber = (c: Context<Env>) =>
  readInteger(c, "page", { min: 1, max: 1_000_000, fallback: 1 });

export const toPagination = ({ page, totalPages, totalDocs }: Omit<ListPage<unknown>, "docs">) => ({
  current_page: page,
  total_pages: totalPages,
  total: totalDocs,
});
