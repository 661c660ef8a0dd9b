/** Where changes of content are told (Standard Webhooks), and where the state of it is read. */
export const WEBHOOK_PATH = "/webhooks/rebuild";
export const STATUS_PATH = "/webhooks/rebuild/status";

/** Changes that a webhook may tell of; what they bring is asked of the API at build. */
export const WEBHOOK_TYPES = ["content.published", "content.removed", "rebuild.requested"] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];
