type Scheduler = { yield?: () => Promise<void> };

/**
 * Ends the browser's task where it knows how (not Safari), so that it may paint and answer the visitor
 * between two pieces of work (docs/decisions/0024-short-first-tasks.md).
 */
export function yieldToMain(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.();
}
