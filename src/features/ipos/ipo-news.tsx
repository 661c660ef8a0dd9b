import styled from "@emotion/styled";
import { useId, useState, type ReactNode } from "react";
import { iposText } from "./text";
import { ipoRules, RATINGS } from "./rules";
import { useLive, type InitialData, type Live } from "../../live/hooks";
import { LastUpdated } from "../../app/last-updated";
import type { Resources } from "../../shared/contract/resources";
import { color, media, surface, space, text, aside, size } from "../../theme/tokens";
import { Container, Section } from "../../ui/section";
import { TermList, TermRows } from "../../ui/term-list";

type IpoNewsProps = {
  upcoming: InitialData<Resources["upcomingIpos"]> | null;
  today: InitialData<Resources["ipoListings"]> | null;
};

/** Upcoming IPOs and today's listings; a failed call is only logged (IPO-01). */
export function IpoNews(initialData: IpoNewsProps) {
  const upcoming = useLive("upcomingIpos", { initialData: initialData.upcoming });
  const today = useLive("ipoListings", { initialData: initialData.today });
  return (
    <Columns data-empty={!upcoming.data && !today.data}>
      <Panel title={iposText.upcoming.title} empty={iposText.upcoming.empty} live={upcoming}>
        {upcoming.data?.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Panel>
      <Panel title={iposText.today.title} empty={iposText.today.empty} live={today} marked>
        {today.data?.map((entry) => (
          <li key={entry.id}>{entry.text}</li>
        ))}
      </Panel>
    </Columns>
  );
}

type PanelProps = {
  title: string;
  empty: string;
  live: Live<unknown>;
  marked?: boolean;
  children: ReactNode[] | undefined;
};

/** Lines of a call, all visible. Without the build's, space is reserved until they load. */
function Panel({ title, empty, live, marked, children = [] }: PanelProps) {
  const id = useId();
  const { state, data } = live;
  const isSettled = data !== null || state === "ready" || state === "error";
  const [isReserved] = useState(data === null);
  return (
    <Sheet aria-labelledby={id} data-marked={marked} data-reserved={isReserved || undefined}>
      <h2 id={id}>{title}</h2>
      <div>
        {data !== null && <LastUpdated live={live} />}
        {children.length > 0 ? <Lines role="list">{children}</Lines> : isSettled && <p>{empty}</p>}
      </div>
    </Sheet>
  );
}

const Columns = styled(Container)({
  display: "grid",
  gap: space[4],
  marginTop: space[6],
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gap: space[5],
    marginTop: space[7],
  },
  [media.noScript]: { "&[data-empty='true']": { display: "none" } },
});

const Sheet = styled.section({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  padding: space[5],
  ...surface,
  "&[data-marked='true']": { background: color.accentTint, borderColor: "transparent" },
  "&[data-reserved]": { minHeight: "19rem" },
  "& > h2": { fontSize: text.xl },
  "& p": { color: color.inkSoft },
  [media.mobile]: {
    "&[data-reserved]": { minHeight: "26rem" },
    "&[data-reserved][data-marked]": { minHeight: "12rem" },
  },
  [media.print]: { "&[data-reserved]": { minHeight: 0 } },
});

const Lines = styled.ul({
  "& > li": { paddingBlock: space[2], fontSize: text.sm, lineHeight: 1.45 },
  "& > li + li": { borderTop: `1px solid ${color.line}` },
});

/** Explains the columns and the risk of applying, also without JavaScript. */
export function IpoReading() {
  const { reading, risk } = iposText;
  return (
    <>
      <Section title={reading.title} lead={reading.lead} tone="sunken">
        <TermList>
          <TermRows rows={TERMS} />
        </TermList>
      </Section>
      <Section title={risk.title}>
        <Risk>
          <p>{risk.text}</p>
          <p>{risk.warning}</p>
        </Risk>
      </Section>
    </>
  );
}

const TERMS = [
  ...iposText.reading.terms.map(({ term, meaning }) => [term, meaning] as const),
  ...Object.values(ipoRules.hours).map(({ term, text: meaning }) => [term, meaning] as const),
  ...RATINGS.map(({ term, meaning }) => [`${iposText.columns.rating}: ${term}`, meaning] as const),
];

const Risk = styled.div({
  display: "grid",
  gap: space[4],
  maxWidth: size.text,
  "& > p:last-of-type": { ...aside, fontSize: text.sm },
});
