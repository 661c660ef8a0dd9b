/** Runs a step, then prints its name, what came of it and how long it took. Errors pass through. */
export async function step(name: string, run: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`CMS ${name}: ${outcome} (${seconds} s)`);
}
