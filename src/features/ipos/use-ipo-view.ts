import { useDeferredValue, useMemo } from "react";
import type { Ipo } from "../../shared/contract/ipos";
import type { IpoStage } from "../../shared/domain/ipo";
import {
  filterIpos,
  readIpoBoard,
  readIpoStage,
  readIpoStatus,
  type IpoBoard,
  type IpoStatus,
} from "./ipo-filter";
import { readIpoSort, sortIpos, writeIpoSort, type IpoSort } from "./ipo-sort";
import { useAddressQuery } from "../../ui/use-address-query";

export type IpoControls = ReturnType<typeof useIpoView>["controls"];

/** Returns search, status and order of the address, and the matching IPOs, deferred while typing. */
export function useIpoView(ipos: readonly Ipo[], now: string) {
  const [query, change] = useAddressQuery();
  const search = query.get("q") ?? "";
  const status = readIpoStatus(query.get("status"));
  const stage = readIpoStage(query.get("stage"));
  const board = readIpoBoard(query.get("board"));
  const sort = readIpoSort(query.get("sort"));

  const order = writeIpoSort(sort);
  const sorted = useMemo(() => sortIpos(ipos, readIpoSort(order)), [ipos, order]);
  const deferredSearch = useDeferredValue(search);
  const rows = useMemo(
    () => filterIpos(sorted, { search: deferredSearch, status, stage, board }, now),
    [sorted, deferredSearch, status, stage, board, now],
  );

  return {
    controls: {
      search,
      status,
      stage,
      board,
      sort,
      setSearch: (q: string) => change({ q }, "replace"),
      setStatus: (next: IpoStatus | "") => change({ status: next }, "push"),
      setStage: (next: IpoStage | "") => change({ stage: next }, "push"),
      setBoard: (next: IpoBoard | "") => change({ board: next }, "push"),
      setSort: (next: IpoSort | null) => change({ sort: writeIpoSort(next) }, "push"),
    },
    rows,
    shown: { search: deferredSearch, status, stage, board },
  };
}
