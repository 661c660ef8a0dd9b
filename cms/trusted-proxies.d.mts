export type Trusted = (address: string, hop: number) => boolean;

export function trustedProxies(value: string | undefined): Trusted;

export function settleForwarding(
  request: {
    socket: { remoteAddress?: string };
    headers: Record<string, string | string[] | undefined>;
  },
  trusted: Trusted,
): void;
