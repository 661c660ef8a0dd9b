/**
 * Calls `runWork` for every item, at most `concurrency` at a time. After an error no further call starts;
 * it is thrown once all calls have ended.
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  concurrency: number,
  runWork: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const errors: unknown[] = [];
  const runRest = async (): Promise<void> => {
    for (const item of rest) {
      await runWork(item).catch((error: unknown) => errors.push(error));
      if (errors.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runRest));
  if (errors.length > 0) throw errors[0];
}
