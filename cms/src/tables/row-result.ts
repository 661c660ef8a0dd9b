import type { MonthFigures } from "../../../src/shared/domain/complaint-register";

/** A mistake in a line of a file, and its column. */
type Problem = { column: string; reason: string };
/** A field that an import changes, with its values as staff read them. */
type Change = { column: string; from: string; to: string };
export type RowResult = {
  line: number;
  name: string;
  outcome: "created" | "changed" | "unchanged" | "refused";
  changes: Change[];
  problems: Problem[];
};
export type ImportResult = {
  rows: RowResult[];
  /** Identifies the rows; a save with another hash stores nothing. */
  hash: string;
  problem: string | null;
  isDone: boolean;
};

export type CheckedRow = {
  result: RowResult;
  id: number | null;
  values: Record<string, unknown>;
  stored: Record<string, unknown> | null;
  /** What saving would write; null if it is refused or changes nothing. */
  data: Record<string, unknown> | null;
  /** The register's figures of a complaint month. */
  counted?: MonthFigures | null;
};

/** Marks a row as refused; `column` is the label, or "" for the whole line. */
export function refuseRow({ result }: CheckedRow, column: string, reason: string): void {
  result.outcome = "refused";
  result.problems.push({ column, reason });
}
