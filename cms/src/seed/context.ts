/** Tells hooks that a record comes from the seed and not from an editor. */
export const SEED = { seed: true } as const;
