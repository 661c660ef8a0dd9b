import fastify, { type FastifyInstance } from "fastify";
import { Webhook } from "standardwebhooks";
import { webhookRoute } from "../../../server/rebuild/webhook-route";
import { WEBHOOK_PATH } from "../../../src/shared/contract/rebuild";

const SECRET = `whsec_${Buffer.from("a".repeat(32)).toString("base64")}`;
const NEXT_SECRET = `whsec_${Buffer.from("b".repeat(32)).toString("base64")}`;
const STRANGE = `whsec_${Buffer.from("c".repeat(32)).toString("base64")}`;

let app: FastifyInstance;
let taken: string[];

beforeEach(() => {
  taken = [];
});
afterEach(() => app.close());

async function serve(secrets = [SECRET]): Promise<void> {
  app = fastify({ logger: false });
  await webhookRoute(app, {
    secrets,
    take: async (id) => {
      const fresh = !taken.includes(id);
      taken.push(id);
      return fresh;
    },
  });
}

type Delivery = { secret?: string; type?: string; id?: string; sentAt?: Date; body?: string };

/** Delivers as the CMS does; what is named is wrong on purpose. */
async function deliver({ secret = SECRET, type = "content.published", ...rest }: Delivery = {}) {
  const { id = "msg_1", sentAt = new Date(), body = JSON.stringify({ type }) } = rest;
  const answer = await app.inject({
    method: "POST",
    url: WEBHOOK_PATH,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, sentAt, body),
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

test("a signed delivery is answered 202 at once, repeated or not", async () => {
  await serve();
  for (const repeated of [false, true]) {
    expect(await deliver()).toEqual({ status: 202, body: { accepted: true, repeated } });
  }
  expect(taken).toEqual(["msg_1", "msg_1"]);
});

test("while a secret is replaced, both sign", async () => {
  await serve([SECRET, NEXT_SECRET]);
  expect((await deliver({ id: "a" })).status).toBe(202);
  expect((await deliver({ id: "b", secret: NEXT_SECRET })).status).toBe(202);
  expect((await deliver({ id: "c", secret: STRANGE })).status).toBe(401);
});

test.each([-6, 6])("a delivery of %i minutes from now is refused", async (minutes) => {
  await serve();
  const sentAt = new Date(Date.now() + minutes * 60_000);
  expect((await deliver({ sentAt })).status).toBe(401);
  expect(taken).toEqual([]);
});

test("a delivery without, or with a wrong signature is refused", async () => {
  await serve();
  for (const headers of [{}, { "webhook-id": "x" }, { "webhook-signature": "v1,AAAA" }]) {
    const answer = await app.inject({
      method: "POST",
      url: WEBHOOK_PATH,
      headers: { "content-type": "application/json", ...headers },
      payload: '{"type":"content.published"}',
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: "The signature is missing, wrong or too old." });
  }
  expect(taken).toEqual([]);
});

test("a body over 64 kB is refused before its signature is looked at", async () => {
  await serve();
  const body = JSON.stringify({ type: "content.published", filler: "x".repeat(65 * 1024) });
  expect((await deliver({ body })).status).toBe(413);
});

test.each(['{"type":"content.imagined"}', '{"type":7}', "{}", "[]", "null", '"text"', "no json"])(
  "the signed body %s is of no known type: 422",
  async (body) => {
    await serve();
    const known = "content.published, content.removed, rebuild.requested";
    const answer = { error: `The type must be one of ${known}.` };
    expect(await deliver({ body })).toEqual({ status: 422, body: answer });
    expect(taken).toEqual([]);
  },
);

test("without a secret nothing is taken: 503 that says what to set", async () => {
  await serve([]);
  const answer = await deliver();
  expect(answer.status).toBe(503);
  expect(answer.body.error).toContain("WEBHOOK_SECRETS");
});
