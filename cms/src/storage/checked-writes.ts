import type { DatabaseAdapterObj } from "payload";

/** Thrown instead of a write whose request has {@link CHECK_CONTEXT}, with what would be written. */
export class CheckedWrite extends Error {
  constructor(readonly data: Record<string, unknown>) {
    super("This request checks a record, and may not write one.");
  }
}

/** Context of requests that check a record like a save, but write nothing. */
export const CHECK_CONTEXT = { isCheck: true };

/** Returns an adapter that refuses the writes of checks. */
export function refuseCheckedWrites(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const { create, deleteMany, updateOne } = db;
      const refuseCheck = ({ req, data }: Parameters<typeof create>[0]) => {
        if (req?.context?.isCheck === true) throw new CheckedWrite(data);
      };
      return Object.assign(db, {
        create: async (options: Parameters<typeof create>[0]) => {
          refuseCheck(options);
          return create.call(db, options);
        },
        updateOne: async (options: Parameters<typeof updateOne>[0]) => {
          refuseCheck(options);
          return updateOne.call(db, options);
        },
        // Payload removes edit locks before it saves.
        deleteMany: async (options: Parameters<typeof deleteMany>[0]) => {
          if (options.req?.context?.isCheck !== true) await deleteMany.call(db, options);
        },
      });
    },
  };
}
