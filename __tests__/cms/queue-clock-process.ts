// Claims a webhook in a process whose clock is an hour ahead, fails it, and claims it again.

async function claimAhead(): Promise<void> {
  const { getPayload } = await import("payload");
  const { default: config } = await import("../../cms/src/payload.config");
  const { openDeliveryQueue } = await import("../../cms/src/queue/delivery-queue");
  const payload = await getPayload({ config });
  const queue = openDeliveryQueue(payload, "deliveries");
  const claims = [await queue.claimDue()];
  const ahead = Date.now() + 3_600_000;
  globalThis.Date = class extends Date {
    constructor() {
      super(ahead);
    }
    static override now = () => ahead;
  } as DateConstructor;
  claims.push(await queue.claimDue());
  await queue.markFailed(claims[0]?.id ?? 0, "refused", 60_000);
  claims.push(await queue.claimDue());
  await queue.markFailed(claims[0]?.id ?? 0, "refused", 0);
  claims.push(await queue.claimDue());
  console.log(`claims: ${JSON.stringify(claims.map((claim) => claim?.attempt ?? null))}`);
  process.exit(0);
}

void claimAhead();
