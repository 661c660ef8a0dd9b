import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import type { ComplaintTrend } from "../../shared/contract/complaint-trends";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { toMonthNumber } from "../../shared/contract/months";
import { color, media, space, text } from "../../theme/tokens";
import { investorCharter } from "./text";

const { label, ...names } = investorCharter.complaints.chart;

/** Units of a period's width: two bars of 3, and a space. */
const STEP = 8;
const HEIGHT = 100;

type TrendChartProps = { title: string; rows: readonly ComplaintTrend[] };

/** Received and resolved as bars, pending as a line; the table below has the same figures (CHR-14). */
export function TrendChart({ title, rows }: TrendChartProps) {
  const top = Math.max(1, ...rows.flatMap((row) => [row.received, row.resolved, row.pending]));
  const toY = (value: number) => Math.round(HEIGHT - (HEIGHT * value) / top);
  const drawBars = (key: "received" | "resolved", offset: number) =>
    rows.map((row, at) => `M${at * STEP + offset} ${HEIGHT}V${toY(row[key])}h3V${HEIGHT}`).join("");
  const points = rows.map((row, at) => `${at * STEP + 4} ${toY(row.pending)}`);
  return (
    <Figure role="img" aria-label={fillText(label, title)}>
      <Legend>
        {Object.entries(names).map(([key, name]) => (
          <span key={key}>
            <Sample series={key} />
            {name}
          </span>
        ))}
      </Legend>
      <Scale>
        <span>{formatIndianNumber(top)}</span>
        <span>0</span>
      </Scale>
      <svg viewBox={`0 0 ${rows.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
        <path
          data-of="grid"
          d={[0, HEIGHT / 2, HEIGHT].map((line) => `M0 ${line}H${rows.length * STEP}`).join("")}
        />
        <path data-of="received" d={drawBars("received", 1)} />
        <path data-of="resolved" d={drawBars("resolved", 4)} />
        <path data-of="edge" d={`M${points.join("L")}`} />
        <path data-of="pending" d={`M${points.join("L")}`} />
        <path data-of="point" d={points.map((point) => `M${point}h0`).join("")} />
      </svg>
      <Columns>
        {rows.map(({ period }, at) => (
          <span key={period} data-period={rows.length > 6 || undefined}>
            <Period period={period} isFirst={at === 0} />
          </span>
        ))}
      </Columns>
      {SERIES.map((key) => (
        <Values key={key}>
          <Sample series={key} />
          <Columns>
            {rows.map((row) => (
              <span key={row.period}>{formatIndianNumber(row[key])}</span>
            ))}
          </Columns>
        </Values>
      ))}
    </Figure>
  );
}

const SERIES = ["received", "resolved", "pending"] as const;

const Sample = ({ series }: { series: string }) => (
  <svg viewBox="0 0 3 2">
    <path data-of={series} d={series === "pending" ? "M0 1h3" : "M0 2V0h3V2"} />
  </svg>
);

/** A month's first letters and its year; a year without its months. */
function Period({ period, isFirst }: { period: string; isFirst: boolean }) {
  const number = toMonthNumber(period);
  if (number === null) return period.replace(/ ?\(.*/, "");
  const isRepeated = !isFirst && number % 12 !== 0;
  return (
    <>
      {period.slice(0, 3)}
      <i data-repeated={isRepeated || undefined}>{Math.floor(number / 12)}</i>
    </>
  );
}

// The same height for all figures, so that nothing below moves.
const Figure = styled.figure({
  display: "grid",
  grid: "auto minmax(0, 1fr) 2.5rem repeat(3, 1.25rem) / auto minmax(0, 1fr)",
  gap: `${space[2]} ${space[2]}`,
  height: "22rem",
  margin: 0,
  color: color.inkSoft,
  fontSize: text.xs,
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums lining-nums",
  "& svg": { width: "100%", height: "100%", overflow: "hidden" },
  "& path": { fill: "none", vectorEffect: "non-scaling-stroke" },
  "& [data-of='grid']": { stroke: color.line },
  // One filled, one hollow, so that they differ on paper and without colours, too.
  "& [data-of='received']": { fill: color.accent },
  "& [data-of='resolved']": { fill: color.surface, stroke: color.accent, strokeWidth: 2 },
  "& [data-of='pending'], & [data-of='point']": { stroke: color.ink, strokeWidth: 2 },
  // Keeps the line visible on filled bars.
  "& [data-of='edge']": { stroke: color.surface, strokeWidth: 6 },
  "& [data-of='point']": { strokeWidth: 8, strokeLinecap: "round" },
  "@media (forced-colors: active)": {
    "& [data-of='received']": { fill: "CanvasText" },
    "& [data-of='resolved']": { fill: "Canvas", stroke: "CanvasText" },
    "& [data-of='pending'], & [data-of='point']": { stroke: "Highlight" },
    "& [data-of='grid']": { stroke: "GrayText" },
  },
  [media.print]: { breakInside: "avoid", breakAfter: "avoid" },
});

const Legend = styled.div({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  "& span": { display: "flex", alignItems: "center", gap: space[2] },
  "& svg": { width: "1.125rem", height: "0.75rem" },
});

const Scale = styled.div({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  textAlign: "end",
});

const Values = styled.div({
  display: "contents",
  "& > svg": { width: "1.125rem", height: "0.75rem", alignSelf: "center", justifySelf: "end" },
});

const Columns = styled.div({
  gridColumn: 2,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  textAlign: "center",
  "& span": { whiteSpace: "nowrap" },
  "& i": { display: "block", fontStyle: "normal", color: color.inkFaint },
  [media.desktop]: { "& [data-repeated]": { display: "none" } },
  // Every other month on a phone, always the newest one.
  [media.mobile]: {
    "& span": { marginInline: "-1rem" },
    "& [data-period]:nth-last-of-type(even)": { visibility: "hidden" },
  },
});
