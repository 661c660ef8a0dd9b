import styled from "@emotion/styled";
import { useState } from "react";
import { sections } from "./sections";
import { color, displayFace, media, radius, space, text } from "../../theme/tokens";
import { Container } from "../../ui/section";
import { Marquee } from "../../ui/marquee";
import { PauseButton } from "../../ui/pause-button";
import { ClaimMarks } from "../../layout/links/claim-source";

/** The brokers in two rows that move in opposite directions (HOM-08). */
export function Brokers() {
  const { title, support, text: body, rows, motion, marks } = sections.brokers;
  const [isPaused, setPaused] = useState(false);
  const half = Math.ceil(marks.length / 2);
  const orders = [marks, [...marks.slice(half), ...marks.slice(0, half)]];
  return (
    <FullWidth aria-labelledby="brokers">
      <Head>
        <div>
          <h2 id="brokers">{title}</h2>
          {support && (
            <Support>
              {support}
              <ClaimMarks names={["brokers"]} />
            </Support>
          )}
          <p>{body}</p>
        </div>
        <PauseButton paused={isPaused} onToggle={() => setPaused(!isPaused)} label={motion} />
      </Head>
      {rows.map((label, index) => (
        <Marquee
          key={label}
          label={label}
          direction={index === 0 ? "left" : "right"}
          paused={isPaused}
          gap={space[4]}
        >
          {orders[index]?.map((mark) => (
            <li key={mark.name}>
              <BrokerMark {...mark} />
            </li>
          ))}
        </Marquee>
      ))}
    </FullWidth>
  );
}

type Mark = (typeof sections.brokers.marks)[number];

// Drawn for this site on a 32 × 32 grid; no trademarks.
const SHAPES: Record<Mark["mark"], string> = {
  ring: "M16 5a11 11 0 1 0 11 11M16 11a5 5 0 1 0 5 5",
  bars: "M6 26V16M13 26V6M20 26V12M27 26V9",
  peak: "M4 26 13 8l6 11 3.5-6L28 26z",
  leaf: "M6 26C6 13 13 6 26 6c0 13-7 20-20 20zM6 26 18 14",
  grid: "M6 6h8v8H6zM18 6h8v8h-8zM6 18h8v8H6zM18 22h8M22 18v8",
  wave: "M4 20c4-10 8-10 12 0s8 10 12 0M4 11c4-6 8-6 12 0s8 6 12 0",
};

function BrokerMark({ name, mark }: Mark) {
  return (
    <Word>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={SHAPES[mark]} />
      </svg>
      {name}
    </Word>
  );
}

const FullWidth = styled.section({
  display: "grid",
  gap: space[3],
  paddingBlock: space[7],
  overflow: "hidden",
  "& > *": { minWidth: 0 },
  [media.desktop]: { paddingBlock: space[8] },
});

const Head = styled(Container)({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space[5],
  marginBottom: space[4],
  "& h2": { fontSize: text.xxxl },
  "& p": { maxWidth: "36rem", color: color.inkSoft },
  "& button": { flex: "none" },
});

const Support = styled.p({
  marginBlock: `${space[2]} ${space[3]}`,
  ...displayFace,
  fontSize: text.xl,
  "p&": { color: color.accent },
});

const Word = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "4rem",
  paddingInline: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.inkSoft,
  ...displayFace,
  fontSize: text.lg,
  whiteSpace: "nowrap",
  "& svg": {
    width: "1.75rem",
    height: "1.75rem",
    fill: "none",
    stroke: color.accent,
    strokeWidth: 2.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
});
