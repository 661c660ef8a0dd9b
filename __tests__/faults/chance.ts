import { createHash } from "node:crypto";

/** Numbers from 0 to 1 without a pattern, the same in each run: a fault that was found stays found. */
export function chance(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    const digest = createHash("sha256").update(`${seed} ${drawn}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
