import styled from "@emotion/styled";
import { useState } from "react";
import { color, radius, space, text } from "../../theme/tokens";
import { Counter } from "../../ui/counter";
import { Marquee } from "../../ui/marquee";
import { PauseButton } from "../../ui/pause-button";
import { Section } from "../../ui/section";
import { Stars } from "../../ui/stars";

const WORDS = ["Sample Broking", "Example Securities", "Specimen Stocks", "Model Capital"];

/** What moves: counters, stars, marquees; all of it still under reduced motion. */
export function MotionSamples() {
  const [paused, setPaused] = useState(false);
  return (
    <Section title="What moves">
      <Figures>
        <Counter to={75} suffix="K+" />
        <Counter to={151000} />
        <Counter to={4.9} decimals={1} />
        <Stars value={4.9} appear />
        <Stars value={2.5} />
      </Figures>
      <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label="the sample rows" />
      {(["left", "right"] as const).map((direction) => (
        <Marquee
          key={direction}
          label={`Sample names moving ${direction}`}
          direction={direction}
          paused={paused}
        >
          {WORDS.map((word) => (
            <Item key={word}>{word}</Item>
          ))}
        </Marquee>
      ))}
    </Section>
  );
}

const Figures = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  marginBottom: space[5],
  fontSize: text.xxl,
});

const Item = styled.li({
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});
