type Scheduler = { yield?: () => Promise<void> };

/** Ends the browser's task if it can (not Safari), so that it may paint (decision 0024). */
export function yieldToMain(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.();
}
