/** Runs once before the first request: opens the database, or ends with one sentence why not. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkStart } = await import("./setup/check-start");
  await checkStart();
}
