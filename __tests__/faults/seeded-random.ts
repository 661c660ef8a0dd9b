import { createHash } from "node:crypto";

/** Returns a function whose random numbers in [0, 1) are the same in each run, to repeat faults. */
export function createRandom(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    const digest = createHash("sha256").update(`${seed} ${drawn}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}

/** True in `npm run test:full`. */
export const isFull = process.env.TEST_MODE === "full";

/** For the title of a test that `npm test` runs with few repetitions and `npm run test:full` with many. */
export const BOTH = isFull ? " @full" : "";

/** Number of attempts of a fault: few in `npm test`, many in `npm run test:full`. */
export const readRepetitions = (few: number, many: number): number => (isFull ? many : few);
