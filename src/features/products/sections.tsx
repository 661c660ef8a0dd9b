import styled from "@emotion/styled";
import { media, size, space, aside, text } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { Container } from "../../ui/container";
import { DataTable } from "../../ui/data-table";

/** A section whose heading is next to its only child and stays in view on wide screens. */
export const AsideSection = styled(Section)({
  [media.wide]: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: space[8],
      alignItems: "start",
    },
    "& > div > div:first-of-type": {
      position: "sticky",
      top: `calc(${size.header} + ${space[5]})`,
    },
  },
});

/** The risk warning at the end of each page about products. */
export function RiskLine({ children }: { children: string }) {
  return (
    <Note>
      <p>{children}</p>
    </Note>
  );
}

const Note = styled(Container)({
  paddingBlock: space[5],
  "& > p": { maxWidth: "52rem", ...aside, fontSize: text.sm },
});

type Row = readonly string[];

type SimpleTableProps = {
  caption: string;
  captionHidden?: boolean;
  columns: Row;
  /** The first cell of each row is its heading. */
  rows: readonly Row[];
  /** Rows of sums. */
  foot?: readonly Row[];
  /** True if all columns except the first have figures. */
  figures?: boolean;
};

/** A table of plain texts, such as those of a YAML file. */
export function SimpleTable(props: SimpleTableProps) {
  const { caption, captionHidden, columns, rows, foot, figures } = props;
  const numericProps = { "data-numeric": figures ? "" : undefined };
  const renderRow = ([head, ...cells]: Row, index: number) => (
    <tr key={index}>
      <th scope="row">{head}</th>
      {cells.map((cell, column) => (
        <td key={column} {...numericProps}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <DataTable caption={caption} captionHidden={captionHidden}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" {...(index > 0 ? numericProps : {})}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(renderRow)}</tbody>
      {foot && <tfoot>{foot.map(renderRow)}</tfoot>}
    </DataTable>
  );
}
