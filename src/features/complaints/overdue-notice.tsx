import styled from "@emotion/styled";
import source from "../../../content/complaints-due.yaml";
import { readTexts } from "../../content/content-text";
import { fillText } from "../../shared/domain/fill-text";
import type { ComplaintReport } from "../../shared/contract/complaint-report";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import { findOverdueMonth } from "../../shared/domain/complaint-periods";
import { aside } from "../../theme/tokens";
import { useToday } from "../../ui/use-today";
import type { schema } from "./due-text.schema";

const { overdue } = readTexts<typeof schema>(source);

type OverdueNoticeProps = {
  /** Null while unknown. */
  months: readonly ComplaintTrend[] | null;
  report?: Pick<ComplaintReport, "monthEnding"> | null;
};

/** Shows that last month's figures are late, by today's date in India (CHR-08). */
export function OverdueNotice({ months, report = null }: OverdueNoticeProps) {
  const today = useToday("");
  const lists = [months && months.map(({ period }) => period), report && [report.monthEnding]];
  const known = lists.filter((list) => list !== null);
  const late = today !== "" && findOverdueMonth(known, today);
  return late && <Line>{fillText(overdue, late.month, late.dueMonth)}</Line>;
}

const Line = styled.p(aside);
