import { test as base, expect, type APIRequestContext } from "@playwright/test";
import { getDocs } from "./cms-client";
import type { Person } from "./cms-test";
import { OWN_CMS, openStaff } from "./enquiry-staff";
import { CMS_TIMEOUT, startCms, type RunningCms } from "./running-cms";
import { REBUILD_TOKEN, startReceiver, WEBHOOK_SECRET, type Receiver } from "./webhook-receiver";

/** Returns the environment of a CMS that sends its changes to a receiver. */
export const createEnv = (url: string): NodeJS.Dict<string> => ({
  ...OWN_CMS,
  WEBHOOK_SECRETS: WEBHOOK_SECRET,
  REBUILD_TOKEN,
  PREVIEW_HOST: "preview.firm.example",
  REBUILD_WEBHOOK_URL: url,
  REBUILD_STATUS_URL: undefined,
  WEBHOOK_RETRY_MS: "250",
  // These tests count deliveries, and on a busy machine late responses cause retries.
  WEBHOOK_TIMEOUT_MS: "8000",
});

export type StoredDelivery = {
  id: number;
  type: string;
  changedCollection: string | null;
  changedId: string | null;
  webhookId: string;
  delivery: {
    state: string;
    attempts: number;
    lastError: string | null;
    nextAttemptAt: string | null;
  };
};

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

/** Signs in as the admin of a CMS. Returns the calls of openStaff and calls that read webhooks. */
export async function openPublisher(cms: RunningCms) {
  const staff = await openStaff(cms);
  /** Returns all deliveries, oldest first. */
  const getDeliveries = () =>
    getDocs<StoredDelivery>(staff.client, "deliveries?pagination=false&depth=0&sort=id");
  /** Runs `change` and returns the queued webhooks as "type collection/id". */
  const recordWebhooks = async (change: () => Promise<unknown>) => {
    const before = (await getDeliveries()).length;
    await change();
    return (await getDeliveries())
      .slice(before)
      .map((each) => `${each.type} ${each.changedCollection}/${each.changedId}`);
  };
  return { ...staff, getDeliveries, getAdded: recordWebhooks };
}

type CmsFixture = { cms: RunningCms; receiver: Receiver; staff: Publisher } & Record<
  "editor" | "officer",
  Person
>;

/** Tests of a CMS that sends its changes to a receiver; one per worker. */
export const test = base.extend<object, { cmsFixture: CmsFixture }>({
  cmsFixture: [
    async ({ playwright: _ }, use) => {
      const receiver = await startReceiver();
      const cms = await startCms(createEnv(receiver.url));
      const staff = await openPublisher(cms);
      const editor = await staff.addAccount("editor");
      const officer = await staff.addAccount("compliance");
      await use({ cms, receiver, staff, editor, officer });
      await staff.signOutAll();
      await cms.end();
      await receiver.end();
    },
    { scope: "worker", timeout: CMS_TIMEOUT },
  ],
});

/** Changes a document; fails with the CMS's message if it is refused. */
export async function patchDoc(client: APIRequestContext, path: string, data: object) {
  const response = await client.patch(`/cms/api/${path}`, { data });
  expect(response.status(), await response.text()).toBe(200);
}
