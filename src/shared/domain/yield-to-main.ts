type Scheduler = { yield?: () => Promise<void> };

/** Ends the browser's task where possible (not in Safari), so that it can paint (decision 0018). */
export function yieldToMain(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.();
}
