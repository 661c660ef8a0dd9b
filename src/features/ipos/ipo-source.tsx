import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import type { Ipo } from "../../shared/contract/ipos";
import { formatDateTime } from "../../shared/domain/dates";
import { color, space, text } from "../../theme/tokens";
import { IpoLink } from "./ipo-link";
import { iposText } from "./text";

type IpoSourceProps = Pick<Ipo, "sourceName" | "sourceUrl" | "asOf"> & {
  /** Time of the API's response in ISO form. */
  receivedAt: string | null;
};

/** Source and time of a row's figures, or else the time of the response (IPO-13). */
export function IpoSource({ sourceName, sourceUrl, asOf, receivedAt }: IpoSourceProps) {
  const asOfText = formatDateTime(asOf);
  const receivedText = formatDateTime(receivedAt);
  if (sourceName !== null && asOf !== null && asOfText !== null) {
    const [before, between, after] = source.split("%");
    return (
      <Line>
        {before}
        {sourceUrl === null ? sourceName : <IpoLink url={sourceUrl}>{sourceName}</IpoLink>}
        {between}
        <time dateTime={asOf}>{asOfText}</time>
        {after}
      </Line>
    );
  }
  return receivedText === null ? null : <Line>{fillText(received, receivedText)}</Line>;
}

const { source, received } = iposText.list;

const Line = styled.small({
  display: "block",
  marginTop: space[2],
  color: color.inkFaint,
  fontSize: text.xs,
});
