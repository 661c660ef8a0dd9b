import styled from "@emotion/styled";
import { useState } from "react";
import { home } from "../../config/home";
import { color, font, media, space, text } from "../../theme/tokens";
import { Container } from "../../ui/container";
import { Marquee } from "../../ui/marquee";
import { PauseButton } from "../../ui/pause-button";
import { BrokerMark } from "./broker-mark";

const SPEED = 30;

/** The brokers in two rows that move opposite ways (HOM-08). */
export function Brokers() {
  const { title, support, text: words, rows, motion, marks } = home.brokers;
  const [paused, setPaused] = useState(false);
  const half = Math.ceil(marks.length / 2);
  const orders = [marks, [...marks.slice(half), ...marks.slice(0, half)]];
  return (
    <Band aria-labelledby="brokers">
      <Head>
        <div>
          <h2 id="brokers">{title}</h2>
          <Support>{support}</Support>
          <p>{words}</p>
        </div>
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label={motion} />
      </Head>
      {rows.map((label, index) => (
        <Marquee
          key={label}
          label={label}
          speed={SPEED}
          direction={index === 0 ? "left" : "right"}
          paused={paused}
          pauseOnHover
          gap={space[4]}
        >
          {orders[index]?.map((mark) => (
            <li key={mark.name}>
              <BrokerMark {...mark} />
            </li>
          ))}
        </Marquee>
      ))}
    </Band>
  );
}

const Band = styled.section({
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
  fontFamily: font.display,
  fontSize: text.xl,
  "p&": { color: color.green },
});
