/** Content hashes of the API's nodes by id. Reading ten thousand nodes from Gatsby's store takes a second. */
type NodeDigests = ReadonlyMap<string, string>;

let digests: NodeDigests = new Map();

/** Returns the hashes that this process recorded when it last sourced nodes. */
export const readNodeDigests = (): NodeDigests => digests;

/** Records the hashes of all nodes that a build has sourced. */
export function recordNodeDigests(now: NodeDigests): void {
  digests = now;
}
