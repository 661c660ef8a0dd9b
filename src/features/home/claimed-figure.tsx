import { Counter } from "../../ui/counter";

/** A figure of `claims` in site.yaml, counted up; as it is written where it is no number. */
export function ClaimedFigure({ claim }: { claim: string | number }) {
  const figure = readFigure(String(claim));
  if (!figure) return claim;
  return <Counter to={figure.value} decimals={figure.decimals} suffix={figure.suffix} />;
}

/**
 * Takes a claimed figure apart, so that it can be counted up (HOM-06): "75K+", "4.9", "1,50,000+".
 * Null where the text does not begin with a number; it is then shown as it stands.
 */
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
