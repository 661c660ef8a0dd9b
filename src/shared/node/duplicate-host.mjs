// Plain JavaScript: cms/server.mjs starts without a compiler.

/**
 * True if a request names more than one host: two proxies could each use a different one.
 * @param {import("node:http").IncomingMessage} request
 */
export function hasDuplicateHost({ rawHeaders }) {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length > 1;
}
