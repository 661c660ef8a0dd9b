import { iposText } from "../../config/ipos";
import { nextIpoSort, type IpoSort, type IpoSortColumn } from "../../rules/ipo-sort";
import { Icon } from "../../ui/icon";
import { IPO_COLUMNS, isNumeric, isSortable, type IpoColumn } from "./ipo-columns";

type IpoTableHeadProps = { sort: IpoSort | null; onSort: (sort: IpoSort | null) => void };

/** The columns' names; a press on one sorts by it, the other way round, then as listed again. */
export function IpoTableHead({ sort, onSort }: IpoTableHeadProps) {
  return (
    <thead>
      <tr role="row">
        {IPO_COLUMNS.map((column) => (
          <th
            key={column}
            scope="col"
            role="columnheader"
            data-column={column}
            data-numeric={isNumeric(column) || undefined}
            aria-sort={isSortable(column) ? direction(sort, column) : undefined}
          >
            {isSortable(column) ? (
              <button type="button" onClick={() => onSort(nextIpoSort(sort, column))}>
                {iposText.columns[column]}
                <Icon name={mark(sort, column)} side={1} />
              </button>
            ) : (
              iposText.columns[column]
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function direction(sort: IpoSort | null, column: IpoColumn) {
  if (sort?.column !== column) return "none";
  return sort.descending ? "descending" : "ascending";
}

function mark(sort: IpoSort | null, column: IpoSortColumn) {
  if (sort?.column !== column) return "sort";
  return sort.descending ? "sort-down" : "sort-up";
}
