import { Counter } from "../../ui/counter";

/** A figure of claims.yaml, counted up if it is a number. */
export function ClaimedFigure({ claim }: { claim: string }) {
  const figure = readFigure(claim);
  if (!figure) return claim;
  return <Counter to={figure.value} decimals={figure.decimals} suffix={figure.suffix} />;
}

/** Splits a figure such as "75K+" to count it up (HOM-06); null if it does not start with a number. */
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
