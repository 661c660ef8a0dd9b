import styled from "@emotion/styled";
import { iposText } from "../../config/ipos";
import { IPO_STATUSES, readIpoStatus } from "../../rules/ipo-filter";
import { IPO_SORT_KINDS, readIpoSort, writeIpoSort } from "../../rules/ipo-sort";
import { media, space } from "../../theme/tokens";
import { Field } from "../../ui/field";
import { Input, Select } from "../../ui/input";
import { IPO_COLUMNS, isSortable } from "./ipo-columns";
import type { IpoControls } from "./use-ipo-view";

/** Search by company, choose a status; on small screens also the order (IPO-03). */
export function IpoFilters({ controls }: { controls: IpoControls }) {
  const { search, searchHint, status, statuses, sort, unsorted } = iposText.list;
  return (
    <Row role="search" onSubmit={(event) => event.preventDefault()}>
      <Field label={search}>
        <Input
          type="search"
          placeholder={searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={controls.search}
          onChange={({ currentTarget }) => controls.setSearch(currentTarget.value)}
        />
      </Field>
      <Field label={status}>
        <Select
          value={controls.status}
          onChange={({ currentTarget }) => controls.setStatus(readIpoStatus(currentTarget.value))}
        >
          <option value="">{statuses.all}</option>
          {IPO_STATUSES.map((value) => (
            <option key={value} value={value}>
              {statuses[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Order label={sort}>
        <Select
          value={writeIpoSort(controls.sort)}
          onChange={({ currentTarget }) => controls.setSort(readIpoSort(currentTarget.value))}
        >
          <option value="">{unsorted}</option>
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Order>
    </Row>
  );
}

/** Each sortable column both ways, in words. */
const orders = IPO_COLUMNS.filter(isSortable).flatMap((column) => {
  const { up, down } = iposText.list.directions[IPO_SORT_KINDS[column]];
  const name = iposText.columns[column];
  return [
    { value: writeIpoSort({ column, descending: false }), label: `${name}: ${up}` },
    { value: writeIpoSort({ column, descending: true }), label: `${name}: ${down}` },
  ];
});

const Row = styled.form({
  display: "grid",
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 26rem) 14rem" },
  [media.scriptless]: { display: "none" },
  [media.print]: { display: "none" },
});

const Order = styled(Field)({ [media.wide]: { display: "none" } });
