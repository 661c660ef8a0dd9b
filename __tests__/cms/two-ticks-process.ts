// Runs two simultaneous ticks of the worker while the CMS is down.

async function runTwoTicks(): Promise<void> {
  const { getPayload } = await import("payload");
  const { default: config } = await import("../../cms/src/payload.config");
  const { runDueSchedules } = await import("../../cms/src/posts/scheduling/run-due-schedules");
  const payload = await getPayload({ config });
  await Promise.all([runDueSchedules(payload), runDueSchedules(payload)]);
  process.exit(0);
}

void runTwoTicks();
