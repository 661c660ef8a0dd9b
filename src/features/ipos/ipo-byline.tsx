import styled from "@emotion/styled";
import { fillText } from "../../content/interpolate";
import type { Ipo } from "../../shared/contract/ipos";
import { formatLongDate } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { color, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { iposText } from "./text";

type IpoBylineProps = { ipo: Ipo; author?: string | undefined; children?: string };

/** Author, day and holding statement of a rating or review, or that they are missing (IPO-18). */
export function IpoByline({ ipo, author, children }: IpoBylineProps) {
  const { rating, review, reviewAuthor, reviewDate, holdingStatement } = ipo;
  if (rating === null && review === null) return null;
  const day = formatLongDate(reviewDate);
  if (reviewAuthor === null || day === null || holdingStatement === null)
    return <Line>{noByline}</Line>;
  const [before, ...rest] = byline.split("%");
  return (
    <Line>
      {before}
      {author === undefined ? (
        reviewAuthor
      ) : (
        <SiteLink to={paths.author(author)}>{reviewAuthor}</SiteLink>
      )}
      {fillText(rest.join("%"), day, holdingStatement)} {children}
    </Line>
  );
}

const { byline, noByline } = iposText.list;

const Line = styled.p({ marginTop: space[2], color: color.inkSoft, fontSize: text.xs });
