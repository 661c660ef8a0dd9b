/** Runs once before the first request. Opens the database, or stops the process with one sentence. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { openCms } = await import("./setup/open-cms");
  await openCms();
}
