import styled from "@emotion/styled";
import { fillText } from "../../content/interpolate";
import type { Ipo } from "../../shared/contract/ipos";
import { formatLongDate } from "../../shared/domain/dates";
import { color, space, text } from "../../theme/tokens";
import { iposText } from "./text";

/** Author, day and holding statement of a rating or review, or that they are missing (IPO-18). */
export function IpoByline({ ipo }: { ipo: Ipo }) {
  if (ipo.rating === null && ipo.review === null) return null;
  return <Line>{formatByline(ipo)}</Line>;
}

const { byline, noByline } = iposText.list;

function formatByline({ reviewAuthor, reviewDate, holdingStatement }: Ipo): string {
  const day = formatLongDate(reviewDate);
  if (reviewAuthor === null || day === null || holdingStatement === null) return noByline;
  return fillText(byline, reviewAuthor, day, holdingStatement);
}

const Line = styled.p({ marginTop: space[2], color: color.inkSoft, fontSize: text.xs });
