import styled from "@emotion/styled";
import { reportsText } from "../../config/reports";
import { MONTHS, REPORT_CATEGORIES } from "../../rules/report-filter";
import { media, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Select } from "../../ui/input";
import type { ReportControls } from "./use-report-view";

type Option = { value: string; label: string };

/** Category, month and year, and back to all of them (RPT-01). */
export function ReportFilters({ controls }: { controls: ReportControls }) {
  const { list } = reportsText;
  const { category, month, year, years, set, reset } = controls;
  return (
    <Row role="search" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={list.category}
        all={list.categories.all}
        options={REPORT_CATEGORIES.map((value) => ({ value, label: list.categories[value] }))}
        value={category}
        onChoose={(value) => set({ category: value })}
      />
      <Choice
        label={list.month}
        all={list.allMonths}
        options={MONTHS.map(plain)}
        value={month}
        onChoose={(value) => set({ month: value })}
      />
      <Choice
        label={list.year}
        all={list.allYears}
        options={years.map(plain)}
        value={year}
        onChoose={(value) => set({ year: value })}
      />
      <Button type="button" look="outlined" onClick={reset}>
        {list.reset}
      </Button>
    </Row>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: Option[];
  value: string;
  onChoose: (value: string) => void;
};

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  // A value of the address that no option has still shows: the list is filtered by it.
  const known = value === "" || options.some((option) => option.value === value);
  return (
    <Field label={label}>
      <Select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{all}</option>
        {!known && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const plain = (value: string): Option => ({ value, label: value });

const Row = styled.form({
  display: "grid",
  gap: space[4],
  alignItems: "end",
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) auto" },
  [media.scriptless]: { display: "none" },
  [media.print]: { display: "none" },
});
