import fastify, { type FastifyInstance } from "fastify";
import type { Delivery } from "../../cms/src/payload-types";
import { sendDelivery } from "../../cms/src/publishing/send-webhook";
import { fetchSiteStatus } from "../../cms/src/publishing/site-status";
import { describeWebhookError } from "../../cms/src/publishing/webhook-error";
import { addStatusRoute } from "../../publisher/endpoint";
import { addWebhookRoute } from "../../publisher/queue/webhook-route";
import { STATUS_PATH, WEBHOOK_PATH, type RebuildStatus } from "../../src/shared/contract/rebuild";

// The CMS's webhooks and status calls with the site server's routes.

const secret = `whsec_${Buffer.from("a".repeat(32)).toString("base64")}`;
const token = "a token for this test";
const status: RebuildStatus = {
  live: { release: "r-1", contentVersion: null, posts: 36 },
  kept: ["r-0", "r-1"],
  names: { "r-1": "2 IPOs" },
  unreadable: null,
  pendingApproval: { id: "h-1", posts: 3, lost: 84 },
  pending: { first: 1, latest: 2 },
  buildingSince: 3,
  buildReason: "from scratch, as requested",
  fullSeconds: 28,
  withdrawn: 2,
  failures: 1,
  nextTry: 4,
  lastError: { at: 5, message: "The API returned 500." },
  lastBuild: { at: 6, release: "r-1", seconds: 9.1, contentVersion: "v1", kind: "increment" },
  differences: null,
  failedCheck: null,
  content: null,
  counts: { built: 1, pendingApproval: 0, failed: 1, differing: 0, failedChecks: 0 },
};

let app: FastifyInstance;
let url: string;
let accepted: string[];

beforeEach(async () => {
  accepted = [];
  app = fastify({ logger: false });
  addStatusRoute(app, { tokens: [token, null], getStatus: () => status });
  app.get("/other", async () => ({ status: "ok" }));
  await app.register((scope) =>
    addWebhookRoute(scope, {
      secrets: [secret],
      accept: async (id, _, data) => {
        accepted.push(id);
        expect(data?.withdrawn).toEqual(withdrawn);
        return true;
      },
      approve: async () => undefined,
      rollBack: async () => undefined,
    }),
  );
  url = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const delivery: Delivery = {
  id: 1,
  type: "content.published",
  changedCollection: "posts",
  changedId: "7",
  webhookId: "msg_1",
  delivery: { state: "stored", round: 1 },
  createdAt: "2026-11-21T04:30:00.000Z",
  updatedAt: "2026-11-21T04:30:00.000Z",
};
const timeoutMs = 10_000;
const withdrawn = { at: 1, addresses: [{ path: "/blog/gone/", to: null }] };
const sendHook = (changed: Partial<Delivery>, receiver = { target: url + WEBHOOK_PATH, secret }) =>
  sendDelivery({ ...delivery, ...changed }, { ...receiver, timeoutMs, withdrawn });

test("BLD-05 the site server accepts the CMS's deliveries, and a manually repeated one as another", async () => {
  await sendHook({});
  await sendHook({ delivery: { state: "stored", round: 2 } });
  await sendHook({ type: "rebuild.requested", webhookId: "msg_2", changedCollection: null });
  expect(accepted).toEqual(["msg_1", "msg_1_2", "msg_2"]);
});

test("BLD-05 a refused delivery is a failure, explained without an address", async () => {
  const other = `whsec_${Buffer.from("b".repeat(32)).toString("base64")}`;
  const getReason = (sent: Promise<void>) =>
    sent.then(
      () => "accepted",
      (error: unknown) => describeWebhookError(error, timeoutMs),
    );
  const target = url + WEBHOOK_PATH;
  expect(await getReason(sendHook({}, { target, secret: other }))).toBe(
    "returned 401: both sides must have the same WEBHOOK_SECRETS and the same time",
  );
  expect(await getReason(sendHook({ type: "nobody.knows" }))).toBe("returned 422");
  expect(await getReason(sendHook({}, { target: `${url}/hook-key`, secret }))).toBe(
    "returned 404: check REBUILD_WEBHOOK_URL",
  );
  await app.close();
  expect(await getReason(sendHook({}))).toMatch(/^(ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET)$/);
  expect(accepted).toEqual([]);
});

test("BLD-05 the CMS reads the site server's status", async () => {
  const statusUrl = url + STATUS_PATH;
  expect(await fetchSiteStatus({ statusUrl, token })).toEqual({ isKnown: true, status });
  const readReason = async (token: string | null, address: string | null = statusUrl) => {
    const site = await fetchSiteStatus({ statusUrl: address, token });
    return site.isKnown ? "known" : site.reason;
  };
  expect(await readReason("another token")).toBe("refused");
  expect(await readReason(null)).toBe("no-token");
  expect(await readReason(token, null)).toBe("no-status-url");
  expect(await readReason(token, `${url}/other`)).toBe("unreadable");
  await app.close();
  expect(await readReason(token)).toBe("unreachable");
});
