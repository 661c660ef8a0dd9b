import { expect, test } from "@playwright/test";
import { CMS_URL } from "./cms-client";
import { CMS_TIMEOUT, OWN_SECRET, runCms, SETUP_ARGS } from "./running-cms";

// The message for an operator when the CMS cannot start: one sentence and an exit code.

const { port } = new URL(CMS_URL);

for (const [what, args, settings, sentence] of [
  [
    "a missing secret",
    SETUP_ARGS,
    {},
    "CMS setup failed: PAYLOAD_SECRET is not set and DATA_DIR has no secrets.json: set it to a long random string.",
  ],
  [
    "a taken port",
    ["server.mjs"],
    { ...OWN_SECRET, CMS_PORT: port, HOST: "127.0.0.1" },
    `CMS: port ${port} on 127.0.0.1 is already in use; free it or choose another CMS_PORT.`,
  ],
] as const) {
  test(`${what} is explained in one sentence`, async () => {
    test.setTimeout(CMS_TIMEOUT);
    const { PAYLOAD_SECRET: _secret, DATABASE_URL: _url, ...inherited } = process.env;
    const fixed = { NODE_ENV: "production" as const, DATA_DIR: test.info().outputDir };
    const { code, lines } = await runCms(
      [...args],
      Object.assign({ ...inherited }, fixed, settings),
    );
    expect(code).toBe(1);
    expect(lines.at(-1)).toEqual(sentence);
  });
}
