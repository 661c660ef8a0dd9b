import { readFigure } from "../../rules/figure";
import { Counter } from "../../ui/counter";

/** A figure of `claims` in site.yaml, counted up; as it is written where it is no number. */
export function ClaimedFigure({ claim }: { claim: string | number }) {
  const figure = readFigure(String(claim));
  if (!figure) return claim;
  return <Counter to={figure.value} decimals={figure.decimals} suffix={figure.suffix} />;
}
