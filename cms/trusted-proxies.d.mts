import type { BlockList } from "node:net";

export function trustedProxies(value: string | undefined): BlockList;

export function settleForwarding(
  request: {
    socket: { remoteAddress?: string };
    headers: Record<string, string | string[] | undefined>;
  },
  trusted: BlockList,
): void;
