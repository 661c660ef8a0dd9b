import { createHash } from "node:crypto";

/** Returns random numbers from 0 to 1, the same in each run, so that faults can be repeated. */
export function createRandom(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    const digest = createHash("sha256").update(`${seed} ${drawn}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}

/** True in `npm run test:long`. */
export const isLong = process.env.TEST_MODE === "long";

/** For the title of a test that `npm test` runs with few repetitions and `npm run test:long` with many. */
export const BOTH = isLong ? " @long" : "";

/** Number of attempts of a fault: few in `npm test`, many in `npm run test:long`. */
export const readRepetitions = (few: number, many: number): number => (isLong ? many : few);
