/**
 * Calls `work` for every item, at most `concurrency` at a time. After an error no further call starts;
 * it is thrown once all calls have ended.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const errors: unknown[] = [];
  const run = async (): Promise<void> => {
    for (const item of rest) {
      await work(item).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  if (errors.length > 0) throw errors[0];
}
