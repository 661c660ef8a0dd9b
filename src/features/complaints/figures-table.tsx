import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { color, media, size, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { DataTable } from "../../ui/data-table";
import { focusElement } from "../../ui/focus";
import { type Cell, CsvButton, TableActions } from "./csv-button";
import { investorCharter } from "./text";

const { serial, total: totalName, all: showAll } = investorCharter.complaints;

/** Rows shown before "Show all"; on paper and without JavaScript all are shown. */
export const MAX_LATEST_ROWS = 12;

type FiguresTableProps = {
  title: string;
  name: string;
  /** Heading of the row's name, then of its figures. */
  head: readonly string[];
  rows: readonly Cell[][];
  total: readonly Cell[];
  footnotes: readonly string[];
};

/** A table in the regulator's layout, with serials and total. At first it shows the newest rows. */
export function FiguresTable({ title, name, head, rows, total, footnotes }: FiguresTableProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const [label, ...figures] = head;
  const numbered = rows.map((row, index): Cell[] => [index + 1, ...row]);
  const earlier = isExpanded ? 0 : Math.max(0, numbered.length - MAX_LATEST_ROWS);

  /** Shows all rows and focuses the first new one, because the button disappears. */
  const showRows = () => {
    flushSync(() => setIsExpanded(true));
    focusElement(body.current?.rows[0]);
  };
  return (
    <>
      <Compact caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col" data-serial>
              {serial}
            </th>
            <th scope="col">{label}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" data-numeric>
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        {earlier > 0 && (
          <Earlier>
            <Rows rows={numbered.slice(0, earlier)} />
          </Earlier>
        )}
        <tbody ref={body}>
          <Rows rows={numbered.slice(earlier)} />
        </tbody>
        <tfoot>
          <tr>
            <td data-serial />
            <th scope="row">{totalName}</th>
            <Figures values={total} />
          </tr>
        </tfoot>
      </Compact>
      <Footnotes role="list">
        {footnotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Footnotes>
      <TableActions>
        {earlier > 0 && (
          <Button type="button" variant="outlined" onClick={showRows}>
            {showAll}
          </Button>
        )}
        <CsvButton
          title={title}
          name={name}
          toRows={() => [[serial, ...head], ...numbered, ["", totalName, ...total]]}
        />
      </TableActions>
    </>
  );
}

function Rows({ rows }: { rows: readonly Cell[][] }) {
  return rows.map(([number, label, ...cells]) => (
    <tr key={number}>
      <td data-serial>{number}</td>
      <th scope="row">{label}</th>
      <Figures values={cells} />
    </tr>
  ));
}

function Figures({ values }: { values: readonly Cell[] }) {
  // Figures have no ids, so their position is their key.
  return values.map((value, place) => (
    <td key={place} data-numeric>
      {typeof value === "number" ? formatIndianNumber(value) : value}
    </td>
  ));
}

const Earlier = styled.tbody({
  [media.interactive]: { display: "none" },
  "& + tbody > tr:first-of-type > *": { borderTop: `1px solid ${color.line}` },
});

// On small screens the row's name stays in view while its figures scroll.
const Compact = styled(DataTable)({
  [media.print]: { "& thead tr": { breakAfter: "avoid" } },
  "& [data-serial]": { width: "1%", color: color.inkFaint, whiteSpace: "nowrap" },
  [media.wide]: { "& th[scope='row']": { whiteSpace: "nowrap" } },
  "& tbody th, & tfoot th": { minWidth: "7.5rem" },
  [media.mobile]: {
    "& table": { fontSize: text.xs },
    "& th, & td": { padding: `${space[2]} ${space[1]}` },
    "& tr > :last-child": { paddingInlineEnd: space[2] },
    "& [data-serial]": { display: "none" },
    "& tbody th, & tfoot th": { minWidth: "5rem" },
    // The names of figures are upright, so that no column is out of view.
    "& thead th[data-numeric]": {
      writingMode: "sideways-lr",
      maxHeight: "9rem",
      verticalAlign: "bottom",
      textAlign: "start",
    },
    "& tr > th:nth-of-type(1)[scope='row'], & thead th:nth-of-type(2)": {
      position: "sticky",
      insetInlineStart: 0,
      paddingInlineStart: space[2],
      background: color.surface,
    },
    "& tfoot tr > th:nth-of-type(1)[scope='row']": { background: color.sunken },
  },
});

const Footnotes = styled.ul({
  maxWidth: size.text,
  color: color.inkSoft,
  fontSize: text.sm,
  "& li + li": { marginTop: space[1] },
});
