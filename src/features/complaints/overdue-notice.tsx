import styled from "@emotion/styled";
import source from "../../../content/complaints-due.yaml";
import { readTexts } from "../../content/content-text";
import { fillText } from "../../content/interpolate";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import { findOverdueMonth } from "../../shared/domain/complaint-periods";
import { aside } from "../../theme/tokens";
import { useToday } from "../../ui/use-today";
import type { schema } from "./due-text.schema";

const { overdue } = readTexts<typeof schema>(source);

/** Shows that last month's figures are late, by today's date in India (CHR-08). */
export function OverdueNotice({ months }: { months: readonly ComplaintTrend[] | null }) {
  const today = useToday("");
  const periods = (months ?? []).map(({ period }) => period);
  const late = today !== "" && findOverdueMonth(periods, today);
  return late && <Line>{fillText(overdue, late.month, late.dueMonth)}</Line>;
}

const Line = styled.p(aside);
