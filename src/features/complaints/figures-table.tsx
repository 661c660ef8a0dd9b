import styled from "@emotion/styled";
import { color, media, size, space, text } from "../../theme/tokens";
import { DataTable } from "../../ui/data-table";
import type { Cell } from "./csv-button";

type FiguresTableProps = {
  caption: string;
  /** Serial number, what the row is, then its figures. */
  head: readonly string[];
  rows: readonly Cell[][];
  /** The grand total: what it is called, then its figures. */
  total: readonly Cell[];
};

/** A table of the regulator's layout: serial number first, grand total last. */
export function FiguresTable({ caption, head, rows, total }: FiguresTableProps) {
  const [serial, name, ...figures] = head;
  const [totalName, ...sums] = total;
  return (
    <Compact caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col" data-serial>
            {serial}
          </th>
          <th scope="col">{name}</th>
          {figures.map((title) => (
            <th key={title} scope="col" data-numeric>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([number, label, ...cells]) => (
          <tr key={number}>
            <td data-serial>{number}</td>
            <th scope="row">{label}</th>
            <Figures values={cells} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td data-serial />
          <th scope="row">{totalName}</th>
          <Figures values={sums} />
        </tr>
      </tfoot>
    </Compact>
  );
}

function Figures({ values }: { values: readonly Cell[] }) {
  // A row's figures have no names of their own; their place is what they are.
  return values.map((value, place) => (
    <td key={place} data-numeric>
      {value.toLocaleString("en-IN")}
    </td>
  ));
}

export function Footnotes({ notes }: { notes: readonly string[] }) {
  return (
    <List role="list">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </List>
  );
}

// On small screens what a row is stays in view while its figures scroll.
const Compact = styled(DataTable)({
  "& [data-serial]": { width: "1%", color: color.inkFaint, whiteSpace: "nowrap" },
  [media.wide]: { "& th[scope='row']": { whiteSpace: "nowrap" } },
  "& tbody th, & tfoot th": { minWidth: "7.5rem" },
  [media.mobile]: {
    "& table": { fontSize: text.xs },
    "& th, & td": { padding: `${space[2]} ${space[1]}` },
    "& tr > :last-child": { paddingInlineEnd: space[2] },
    "& [data-serial]": { display: "none" },
    "& tbody th, & tfoot th": { minWidth: "5rem" },
    "& tr > th:nth-of-type(1)[scope='row'], & thead th:nth-of-type(2)": {
      position: "sticky",
      insetInlineStart: 0,
      paddingInlineStart: space[2],
      background: color.surface,
    },
    "& tfoot tr > th:nth-of-type(1)[scope='row']": { background: color.sunken },
  },
});

const List = styled.ul({
  maxWidth: size.text,
  color: color.inkSoft,
  fontSize: text.sm,
  "& li + li": { marginTop: space[1] },
});
