import styled from "@emotion/styled";
import { aside, color, displayFace, media, size, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { DataTable } from "../../ui/data-table";
import { PointList } from "../../ui/point-list";
import { Section } from "../../ui/section";

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

/** The number before an entry of a list, in the display face. */
export const entryNumber = {
  content: "counter(entry)",
  color: color.accent,
  ...displayFace,
  fontVariantNumeric: "lining-nums",
} as const;
