// Plain JavaScript: cms/server.mjs starts without a compiler.

/**
 * True if a request names more than one host: two proxies could each use a different one.
 * @param {import("node:http").IncomingMessage} request
 */
export function hasDuplicateHost({ rawHeaders }) {
  return rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1;
}
