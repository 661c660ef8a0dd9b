import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The status if a call of the admin's server function fails, for which Next sends 500: 400 unless
 * runServerFunction changes it. Global, because Next has its own copy of the project's files.
 * @type {AsyncLocalStorage<{ failureStatus: number }>}
 */
const calls = (globalThis.serverFunctionCalls = new AsyncLocalStorage());

/**
 * Handles a request; a refused call of the server function gets 4xx (EDT-04).
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => unknown} handle
 */
export function handleWithStatus({ method, url = "" }, response, handle) {
  // Next finds these calls in a POST to any page.
  if (method !== "POST" || /^\/(?:cms\/)?api\//.test(url)) return handle();
  const call = { failureStatus: 400 };
  const { writeHead } = response;
  response.writeHead = (status, ...rest) =>
    writeHead.call(response, status === 500 ? call.failureStatus : status, ...rest);
  return calls.run(call, handle);
}
