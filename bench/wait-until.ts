/** Looks again and again until there is something; undefined where nothing came in time. */
export async function waitUntil<T>(
  limitMs: number,
  everyMs: number,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T | undefined> {
  for (const started = performance.now(); performance.now() - started < limitMs;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return undefined;
}

/** True as soon as somebody answers with a 2xx. */
export async function answers(address: string, limitMs: number): Promise<boolean> {
  const ask = () =>
    fetch(address).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  return (await waitUntil(limitMs, 50, ask)) ?? false;
}
