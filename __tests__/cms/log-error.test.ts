import pino from "pino";
import { logError } from "../../cms/src/lib/log-error";
import { createLogger } from "../../cms/src/config/logger";

const FORGED = "asha\n    at home, asha@visitor.example\ncaused by asha";

function createParseError(): unknown {
  try {
    return JSON.parse("asha@visitor.example");
  } catch (error) {
    return error;
  }
}

const query = new Error(`Failed query: insert\nparams: ${FORGED}`, { cause: new Error("BUSY") });

test.each([
  ["a query", query, ["Error: Failed query: insert", "caused by Error: BUSY"]],
  ["a query on one line", new Error(`insert params: ${FORGED}`), ["insert params: (omitted)"]],
  ["text of several lines", new Error(`What failed\n${FORGED}`), ["Error: What failed"]],
  ["invalid JSON", createParseError(), ["SyntaxError: Unexpected token (omitted)"]],
])("the log of %s names fault and place, but no visitor's text", (_of, error, expectedParts) => {
  const written = jest.spyOn(console, "error").mockImplementation();
  const { options, destination } = createLogger({ cmsLogLevel: "warn" });
  logError(error);
  pino(options, destination).error(error);
  const texts = written.mock.calls.map(([line]) => String(JSON.parse(String(line)).msg));
  written.mockRestore();
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    for (const part of expectedParts) expect(text).toContain(part);
    expect(text).toMatch(/\n\s+at .*log-error\.test\.ts:\d+:\d+/);
    expect(text).not.toMatch(/asha|visitor/);
  }
});
