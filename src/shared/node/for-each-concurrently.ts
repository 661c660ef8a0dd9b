/** Runs `concurrency` calls at a time. An error stops further ones and is thrown at the end. */
export async function forEachConcurrently<Item>(
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
