import type { Receiving } from "../enquiries/receive-enquiry";
import type { Store } from "./store";

export type Params = Record<string, string>;

/** Answers a call from the store alone. Throws {@link BadRequest} for a query it cannot read. */
export type Handler = (request: Request, store: Store, params: Params) => Promise<Response>;

export type Route = {
  method: "GET";
  /** Like "/api/blogs/slug/:slug"; a slash at the end of a call makes no difference. */
  path: string;
  handle: Handler;
};

/** Told of every error that was answered with 500 or 503. */
export type OnError = (error: unknown, request: Request) => void;

/** A call that takes something from a visitor. */
export type PostRoute = {
  method: "POST";
  path: string;
  handle: (request: Request, receiving: Receiving, onError: OnError) => Promise<Response>;
};

/** A query that cannot be answered; the message says what is wrong with it (400). */
export class BadRequest extends Error {
  override name = "BadRequest";
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
