import { createStatusLimit, type FindStatus } from "../../cms/src/complaints/complaint-status";
import { createStatusCode, hashCode } from "../../cms/src/complaints/status-code";
import type { Store } from "../../cms/src/public-api/store";
import { complaintStatusEndpoint } from "../../src/shared/contract/complaint-status";
import { callRouter } from "./call-router";

// Jest cannot load the database's ES modules.
jest.mock("../../cms/src/lib/throw-field-error", () => ({}));

const REFERENCE = "2026-7KQ3MX-4";
const status = {
  ...({ state: "answered", receivedOn: "2026-11-10", answerBy: "2026-12-01" } as const),
  ...{ acknowledgedOn: "2026-11-12", answeredOn: "2026-11-20", closedOn: null },
};

const find: FindStatus = async (reference, code) =>
  reference === REFERENCE && hashCode(code) === hashCode("right") ? status : null;

/** Returns a function that asks for a state, from an address and at a time. */
function openStatus() {
  const clock = { ms: 0 };
  const store: Store = {
    ...{ mediaUrl: "", today: "2026-11-20" },
    list: () => Promise.reject(new Error("nothing is listed")),
    complaints: { find, acquireTry: createStatusLimit(() => clock.ms) },
  };
  const ask = async (code: string, address: string, reference = REFERENCE) => {
    const body = new URLSearchParams({ reference, code });
    const headers = { "x-forwarded-for": address };
    const call = { method: "POST", body, headers };
    const { response } = await callRouter(store, complaintStatusEndpoint.path, call);
    const { headers: sent } = response;
    return { code: response.status, headers: sent, body: (await response.json()) as object };
  };
  return { clock, ask };
}

test("FRM-16 the holder of the code gets state and days, uncached and unindexed", async () => {
  const { code, headers, body } = await openStatus().ask(
    " Right ",
    "203.0.113.1",
    " 2026-7kq3mx-4 ",
  );
  expect([code, body, complaintStatusEndpoint.read(body)]).toEqual([200, { status }, status]);
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
    "no-store",
    "noindex",
  ]);
});

test("FRM-16 unknown references and wrong codes get one response, and nothing is guessed", async () => {
  const { ask } = openStatus();
  const wrong = await ask("wrong", "203.0.113.1");
  const unknown = await ask("right", "203.0.113.2", "2026-222222-2");
  const empty = await ask("", "203.0.113.3", "");
  expect(
    new Set([wrong, unknown, empty].map(({ code, body }) => JSON.stringify([code, body]))).size,
  ).toBe(1);
  expect(wrong.code).toBe(404);
});

test.each([
  ["a reference from many networks", (at: number) => [`203.0.${at}.1`, REFERENCE]],
  ["many references from a /48", (at: number) => [`2001:db8:1:${at}::1`, `2026-22222${at}-2`]],
] as const)("FRM-16 five tries an hour for %s", async (_, toTry) => {
  const { clock, ask } = openStatus();
  const codes: number[] = [];
  for (let at = 1; at <= 6; at += 1) {
    const [address = "", reference] = toTry(at);
    codes.push((await ask("wrong", address, reference)).code);
  }
  expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
  const [address = "", reference] = toTry(6);
  expect(Number((await ask("right", address, reference)).headers.get("retry-after"))).toBe(3600);
  clock.ms = 60 * 60_000;
  expect((await ask("wrong", address, reference)).code).toBe(404);
});

test("FRM-16 who has the code may look as often as needed", async () => {
  const { ask } = openStatus();
  for (let at = 0; at < 7; at += 1) expect((await ask("right", "203.0.113.1")).code).toBe(200);
});

test("FRM-16 a code has 58 bits, is the same in a repeated mail, and needs secret and reference", () => {
  const code = createStatusCode({ secret: "a" }, REFERENCE);
  expect(code).toMatch(/^[2-9B-Z]{4}(-[2-9B-Z]{4}){2}$/);
  expect(Math.log2(29 ** code.replaceAll("-", "").length)).toBeGreaterThan(50);
  expect(createStatusCode({ secret: "a" }, REFERENCE)).toBe(code);
  expect(createStatusCode({ secret: "b" }, REFERENCE)).not.toBe(code);
  expect(createStatusCode({ secret: "a" }, "2026-7KQ3MY-4")).not.toBe(code);
  expect(hashCode(code.toLowerCase().replaceAll("-", " "))).toBe(hashCode(code));
});
