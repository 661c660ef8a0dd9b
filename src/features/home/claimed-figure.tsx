import { Counter } from "../../ui/counter";

/** A figure of claims.yaml, counted up if it starts with a number (HOM-06). */
export function ClaimedFigure({ claim }: { claim: string }) {
  const figure = readFigure(claim);
  if (!figure) return claim;
  return <Counter to={figure.value} decimals={figure.decimals} suffix={figure.suffix} />;
}

/** Splits a figure such as "75K+" into number and suffix; null if it starts with no number. */
export function readFigure(text: string) {
  const match = /^\s*(\d[\d,]*)(?:\.(\d+))?(.*)$/.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = "", suffix = ""] = match;
  return {
    value: Number(`${whole.replaceAll(",", "")}.${fraction}`),
    decimals: fraction.length,
    suffix: suffix.trimEnd(),
  };
}
