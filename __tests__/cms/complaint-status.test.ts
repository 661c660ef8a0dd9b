import { createHash } from "node:crypto";
import { createStatusCode } from "../../cms/src/complaints/status-code";
import type { Complaint } from "../../cms/src/payload-types";
import { complaintStatusEndpoint } from "../../src/shared/contract/complaint-status";
import { useRestCms } from "./rest-cms";

const PAYLOAD_SECRET = "a secret for this test alone";
const cms = useRestCms({ SITE_TODAY: "2026-12-08", APPROVAL: "off", PAYLOAD_SECRET });

// Payload signs with the first half of the secret's digest.
const SECRET = createHash("sha256").update(PAYLOAD_SECRET).digest("hex").slice(0, 32);

const addEntry = async (data: object) => {
  const entry = { source: "directlyFromInvestors", ...data };
  return (await cms.post<{ doc: Complaint }>("/cms/api/complaints", entry)).json.doc;
};

let network = 0;
/** Asks for a state, each time from another network. */
function ask(reference: string, code = createStatusCode(SECRET, reference.trim())) {
  const headers = { "x-forwarded-for": `203.0.113.${(network += 1)}` };
  const body = new URLSearchParams({ reference, code });
  return fetch(cms.url + complaintStatusEndpoint.path, { method: "POST", body, headers });
}

test("FRM-16 the holder of the code gets state and days, uncached, also of a reopened complaint", async () => {
  const entry = await addEntry({ receivedOn: "2026-11-20", state: "resolved", notes: "Secret." });
  const none = { acknowledgedOn: null, answeredOn: null, closedOn: null };
  const response = await ask(` ${entry.reference} `);
  expect(await response.json()).toEqual({
    ...{ ...none, state: "resolved", receivedOn: "2026-11-20", closedOn: "2026-12-08" },
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  await cms.patch(`/cms/api/complaints/${entry.id}`, { state: "reopened" });
  const reopened = await (await ask(String(entry.reference))).json();
  expect(reopened).toEqual({ ...none, state: "accepted", receivedOn: "2026-12-08" });
});

test("FRM-16 unknown, wrong and ended get one response, after five wrong tries another", async () => {
  const [last = "", ended = ""] = await Promise.all(
    ["2026-09-09", "2026-09-08"].map(async (closedOn) => {
      const data = { state: "resolved", receivedOn: "2026-08-01", closedOn };
      return String((await addEntry(data)).reference);
    }),
  );
  expect((await ask(last)).status).toBe(200);
  const tries = [await ask("2026-222222-2"), await ask(last, "wrong"), await ask(ended)];
  const responses = await Promise.all(tries.map(async (it) => `${it.status} ${await it.text()}`));
  expect(new Set(responses).size).toBe(1);
  expect(responses[0]).toMatch(/^404 /);
  for (let at = 0; at < 4; at += 1) await ask(last, "wrong");
  const { status, headers } = await ask(last);
  expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
});
