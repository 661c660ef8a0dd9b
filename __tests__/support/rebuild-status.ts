import type { RebuildStatus } from "../../src/shared/contract/rebuild";

/** Status of an idle publisher whose site is up to date. */
export const IDLE: RebuildStatus = {
  live: { release: "r-1", contentVersion: "v1", posts: 1 },
  kept: [],
  names: {},
  unreadable: null,
  pendingApproval: null,
  pending: null,
  buildingSince: null,
  buildReason: null,
  fullSeconds: null,
  withdrawn: 0,
  failures: 0,
  nextTry: null,
  lastError: null,
  lastBuild: null,
  differences: null,
  failedCheck: null,
  content: null,
  counts: { built: 0, pendingApproval: 0, failed: 0, differing: 0, failedChecks: 0 },
};
