import styled from "@emotion/styled";
import { Fragment } from "react";
import { channelList } from "../../content/channels";
import { fillText } from "../../shared/domain/fill-text";
import { formatLongDate } from "../../shared/domain/dates";
import { color, font, media, space, text, weight } from "../../theme/tokens";
import { Section } from "../../ui/section";
import { ScriptOnlyCopyButton, useCopyFeedback } from "../../ui/use-copy-feedback";
import { verifyPage } from "./text";

const listText = verifyPage.channels;

/** 'Our official channels' from channels.yaml, each with Copy (TRU-02). */
export function ChannelList() {
  const { feedback, ...onCopy } = useCopyFeedback(listText);
  const kinds = Object.entries(listText.kinds).map(([kind, title]) => ({
    kind,
    title,
    channels: channelList.channels.filter((channel) => channel.kind === kind),
  }));
  return (
    <Section title={listText.title}>
      {feedback}
      {kinds.map(
        ({ kind, title, channels }) =>
          channels.length > 0 && (
            <Kind key={kind} aria-labelledby={`channels-${kind}`}>
              <h3 id={`channels-${kind}`}>{title}</h3>
              <ul role="list">
                {channels.map(({ label, value, use, reported }) => (
                  <li key={value}>
                    <div>
                      <strong>{label}</strong>
                      <Value translate="no">{value.match(PARTS)?.map(renderBreakable)}</Value>
                      {[use, findSeries(value), reported && formatReportDay(reported)].map(
                        (note) => note && <p key={note}>{note}</p>,
                      )}
                    </div>
                    <ScriptOnlyCopyButton text={value} {...onCopy}>
                      {listText.copy}
                    </ScriptOnlyCopyButton>
                  </li>
                ))}
              </ul>
            </Kind>
          ),
      )}
      <Rest>
        <strong>{listText.rest}</strong>{" "}
        {channelList.none.length > 0 &&
          fillText(listText.none, channelList.none.map(({ name }) => name).join(", "))}
      </Rest>
    </Section>
  );
}

/** An address breaks between its parts before it breaks within one. */
const PARTS = /[^./@]*[./@]|[^./@]+/g;
const renderBreakable = (part: string, at: number) => (
  <Fragment key={at}>
    {part}
    <wbr />
  </Fragment>
);

/** Returns the explanation of a number's series, such as 1600 for service. */
function findSeries(value: string): string | undefined {
  const digits = value.replace(/^\+91|\D/g, "");
  return Object.entries(listText.series).find(([start]) => digits.startsWith(start))?.[1];
}

const formatReportDay = (day: string) => fillText(listText.reported, formatLongDate(day) ?? day);

const Kind = styled.section({
  display: "grid",
  gap: space[3],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
  "& h3": { fontSize: text.lg },
  "& ul": { display: "grid", gap: space[4] },
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    breakInside: "avoid",
  },
  "& li > div": { display: "grid", flex: "1 1 14rem", minWidth: 0 },
  "& li p": { color: color.inkSoft, fontSize: text.sm },
  [media.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)" },
});

const Value = styled.span({
  fontFamily: font.code,
  fontSize: text.sm,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  userSelect: "all",
});

const Rest = styled.p({
  paddingTop: space[4],
  borderTop: `1px solid ${color.line}`,
  fontSize: text.lg,
});
