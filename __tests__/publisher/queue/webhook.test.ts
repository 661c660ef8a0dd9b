import fastify, { type FastifyInstance } from "fastify";
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { BuildRequest } from "../../../publisher/queue/queue";
import { addWebhookRoute } from "../../../publisher/queue/webhook-route";
import {
  CONTENT_WEBHOOK_PATH,
  WEBHOOK_PATH,
  WEBHOOK_TYPES,
  type ChangeData,
} from "../../../src/shared/contract/rebuild";

const SECRET = `whsec_${Buffer.from("a".repeat(32)).toString("base64")}`;
const NEXT_SECRET = `whsec_${Buffer.from("b".repeat(32)).toString("base64")}`;
const UNKNOWN_SECRET = `whsec_${Buffer.from("c".repeat(32)).toString("base64")}`;

let app: FastifyInstance;
let taken: string[];
let builds: (BuildRequest | null)[];
let commands: string[];
let notices: ChangeData[];

beforeEach(() => {
  taken = [];
  builds = [];
  commands = [];
  notices = [];
});
afterEach(() => app.close());

async function startServer(secrets = [SECRET]): Promise<void> {
  app = fastify({ logger: false });
  await addWebhookRoute(app, {
    secrets,
    accept: async (id, build, data) => {
      notices.push(data);
      const isNew = !taken.includes(id);
      taken.push(id);
      builds.push(build);
      return isNew;
    },
    approve: async (id) => {
      commands.push(id);
      if (id !== "h-1") throw new Error("It is no longer pending approval.");
    },
    content: {
      secrets: [SECRET],
      requestFetch: () => void commands.push("fetch"),
      approve: async (hash) => void commands.push(hash),
    },
    rollBack: async (id) => {
      commands.push(id);
      if (id !== "r-1") throw new Error("There is no release r-2.");
    },
  });
}

type Delivery = { secret?: string; id?: string; minutes?: number; body?: string; headers?: object };

const BODY = '{"type":"content.published"}';

/** Delivers like the CMS; options replace parts of the delivery, most of them by wrong ones. */
async function sendHook({ secret = SECRET, minutes = 0, body = BODY, ...rest }: Delivery = {}) {
  const { id = "msg_1", headers } = rest;
  const sentAt = new Date(Date.now() + minutes * 60_000);
  const response = await app.inject({
    method: "POST",
    url: WEBHOOK_PATH,
    headers: {
      "content-type": "application/json",
      ...(headers ?? {
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
        "webhook-signature": new Webhook(secret).sign(id, sentAt, body),
      }),
    },
    payload: body,
  });
  expect(response.headers["cache-control"]).toBe(
    response.statusCode === 413 ? undefined : "no-store",
  );
  return [response.statusCode, response.json<unknown>()];
}

test("a delivery signed with either secret gets 202 at once, repeated or not", async () => {
  await startServer([SECRET, NEXT_SECRET]);
  for (const [repeated, secret] of [[false, SECRET] as const, [true, NEXT_SECRET] as const]) {
    expect(await sendHook({ secret })).toEqual([202, { accepted: true, repeated }]);
  }
  expect(taken).toEqual(["msg_1", "msg_1"]);
});

test("only a requested rebuild starts from scratch, and a hold none", async () => {
  await startServer();
  for (const type of WEBHOOK_TYPES) await sendHook({ body: JSON.stringify({ type }) });
  const requests = [false, false, true].map((fromScratch) => ({ fromScratch }));
  expect(builds).toEqual([...requests, null]);
});

test.each<Delivery>([
  { secret: UNKNOWN_SECRET },
  { minutes: -6 },
  { minutes: 6 },
  { headers: {} },
  { headers: { "webhook-id": "x" } },
  { headers: { "webhook-signature": "v1,AAAA" } },
])("a delivery whose signature is missing, wrong or too old is refused: %j", async (delivery) => {
  await startServer([SECRET, NEXT_SECRET]);
  const error = "The signature is missing, wrong or of another time: check secret and clocks.";
  expect(await sendHook(delivery)).toEqual([401, { error }]);
  expect(taken).toEqual([]);
});

test("a body over 64 kB is refused before its signature is checked", async () => {
  await startServer();
  const body = JSON.stringify({ type: "content.published", filler: "x".repeat(65 * 1024) });
  expect(await sendHook({ body })).toMatchObject([413, {}]);
});

test.each([
  '{"type":"content.imagined"}',
  '{"type":"constructor"}',
  '{"type":7}',
  "{}",
  "[]",
  "null",
  '"text"',
  "no json",
])("returns 422 for the signed body %s, whose type is unknown", async (body) => {
  await startServer();
  const known = "content.published, content.removed, rebuild.requested, hold.changed";
  expect(await sendHook({ body })).toEqual([422, { error: `The type must be one of ${known}.` }]);
  expect(taken).toEqual([]);
});

const GONE = { path: "/blog/शेयर/", to: null };
test.each<[unknown, number]>([
  [[], 202],
  [[GONE, { path: "/blog/a", to: "/blogs/" }], 202],
  [[{ path: "/", to: null }], 422],
  [[{ path: "/blogs/", to: null }], 422],
  [[{ path: "/blog/a/b/", to: null }], 422],
  [[{ path: "/blog/a/", to: "https://elsewhere.example/" }], 422],
  [[{ path: "/blog/a/", to: "//elsewhere.example/" }], 422],
  [[{ path: "/blog/a/" }], 422],
  [[{ path: `/blog/${"a".repeat(600)}/`, to: null }], 422],
  [Array(2001).fill({ path: "/blog/a", to: null }), 422],
  ["/blog/a/", 422],
])("EDT-02 a signed notice with the addresses %.60j gets %d", async (addresses, status) => {
  await startServer();
  const withdrawn = { at: 1, addresses };
  const body = JSON.stringify({ type: "content.removed", data: { withdrawn } });
  expect((await sendHook({ body }))[0]).toBe(status);
  expect(notices).toEqual(status === 202 ? [{ withdrawn }] : []);
});

test("without a secret returns 503 and names the variable", async () => {
  await startServer([]);
  const error = "No secret is configured: set WEBHOOK_SECRETS.";
  expect(await sendHook()).toEqual([503, { error }]);
});

test.each([
  ["release.confirmed", "pendingApproval", "h", "It is no longer pending approval."],
  ["release.rolled-back", "release", "r", "There is no release r-2."],
])(
  "BLD-05 %s is obeyed once, and gets 409 for an unknown release",
  async (type, key, name, error) => {
    await startServer();
    const toBody = (id: string) => JSON.stringify({ type, data: { [key]: id } });
    const body = toBody(`${name}-1`);
    for (const repeated of [false, true])
      expect(await sendHook({ body })).toEqual([202, { accepted: true, repeated }]);
    expect([commands, builds]).toEqual([[`${name}-1`], [null, null]]);
    expect(await sendHook({ id: "msg_2", body: toBody(`${name}-2`) })).toEqual([409, { error }]);
    expect((await sendHook({ body, secret: UNKNOWN_SECRET }))[0]).toBe(401);
  },
);

const PUSH = '{"ref": "refs/heads/main", "repository": "https://evil.example/content.git"}';
const sign = (secret: string, body = PUSH) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
const signAt = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000);
  const signature = new Webhook(SECRET).sign("msg_1", at, PUSH);
  return {
    ...{ "webhook-id": "msg_1", "webhook-timestamp": String(Math.floor(at.getTime() / 1000)) },
    "webhook-signature": signature,
  };
};

test.each<[string, object, number]>([
  ["of GitHub", { "x-hub-signature-256": sign(SECRET) }, 202],
  ["of GitLab", { "x-gitlab-token": SECRET }, 202],
  ["of Standard Webhooks", signAt(0), 202],
  ["without a signature", {}, 401],
  ["signed for another body", { "x-hub-signature-256": sign(SECRET, "{}") }, 401],
  ["signed by another secret", { "x-hub-signature-256": sign(UNKNOWN_SECRET) }, 401],
  ["with another token", { "x-gitlab-token": UNKNOWN_SECRET }, 401],
  ["that was replayed an hour later", signAt(-60), 401],
])("EDT-54 a webhook %s is answered with its status, and only causes a fetch", async (...row) => {
  const [, headers, status] = row;
  await startServer();
  const response = await app.inject({
    ...({ method: "POST", url: CONTENT_WEBHOOK_PATH, payload: PUSH } as const),
    headers: { "content-type": "application/json", ...headers },
  });
  expect(response.statusCode).toBe(status);
  expect(commands).toEqual(status === 202 ? ["fetch"] : []);
});

test("EDT-54 a webhook of up to 1 MB is read", async () => {
  await startServer();
  for (const [length, status] of [
    [1024 * 1024, 202],
    [1024 * 1024 + 1, 413],
  ] as const) {
    const payload = "a".repeat(length);
    const headers = { "content-type": "a/b", "x-gitlab-token": SECRET };
    const response = await app.inject({
      method: "POST",
      url: CONTENT_WEBHOOK_PATH,
      payload,
      headers,
    });
    expect(response.statusCode).toBe(status);
  }
});
