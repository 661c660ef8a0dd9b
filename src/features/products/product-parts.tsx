import styled from "@emotion/styled";
import { media, size, space, text } from "../../theme/tokens";
import { DataTable } from "../../ui/data-table";
import { PointList } from "../../ui/point-list";

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

export const PointColumns = styled(PointList)({
  display: "grid",
  gap: space[5],
  "& > li": { paddingTop: space[4], borderTop: "2px solid" },
  "& h3": { marginBottom: space[2], fontSize: text.xl },
  [media.desktop]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
});

/** Paragraphs of running text, below a heading if there is one. */
export function Paragraphs({ title, children }: { title?: string; children: readonly string[] }) {
  return (
    <RunningText>
      {title && <h2>{title}</h2>}
      {children.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </RunningText>
  );
}

const RunningText = styled.div({
  display: "grid",
  gap: space[4],
  maxWidth: size.text,
  fontSize: text.lg,
});
