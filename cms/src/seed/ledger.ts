import type { Payload } from "payload";

export type Ledger = {
  /** The id of the record that an earlier run made for this key, or null. */
  find: (key: string) => string | null;
  /** Makes the record unless the key is known; true when it was made now. */
  once: (key: string, make: () => Promise<{ id: number | string }>) => Promise<boolean>;
};

/**
 * Remembers what the seed has made. A key is written down right after its record, and a record that
 * an editor changed or deleted is never made again.
 */
export async function openLedger(payload: Payload): Promise<Ledger> {
  const { docs } = await payload.find({ collection: "seed-entries", pagination: false, depth: 0 });
  const known = new Map(docs.map(({ key, document }) => [key, document]));
  return {
    find: (key) => known.get(key) ?? null,
    once: async (key, make) => {
      if (known.has(key)) return false;
      const document = String((await make()).id);
      await payload.create({ collection: "seed-entries", data: { key, document } });
      known.set(key, document);
      return true;
    },
  };
}
