import { Illustration } from "../../ui/illustration";
import type { HedgeOutcome } from "./hedge-sums";
import { grouped } from "./rupees";

type PayoffPictureProps = {
  label: string;
  bare: string;
  hedged: string;
  strike: { label: string; level: number };
  outcomes: readonly HedgeOutcome[];
};

/** Gain and loss over the index, with the hedge and without it; drawn from the sums (PRD-05). */
export function PayoffPicture({ label, bare, hedged, strike, outcomes }: PayoffPictureProps) {
  const sorted = [...outcomes].sort((a, b) => a.level - b.level);
  const x = scale(
    sorted.map(({ level }) => level),
    [30, 450],
  );
  const y = scale(
    sorted.map(({ shares }) => shares),
    [330, 40],
  );
  const line = (of: (outcome: HedgeOutcome) => number) =>
    "M" + sorted.map((outcome) => `${x(outcome.level)} ${y(of(outcome))}`).join("L");
  return (
    <Illustration viewBox="0 0 480 380" label={label} framed>
      <path className="line" d={`M30 ${y(0)}H450`} />
      <path className="line" d={`M${x(strike.level)} 30V330`} strokeDasharray="4 6" />
      <text className="words-soft" x={x(strike.level)} y="356" fontSize="16" textAnchor="middle">
        {strike.label} {grouped(strike.level)}
      </text>
      <path className="soft" d={line(({ shares }) => shares)} strokeWidth="3" />
      <path className="green" d={line(({ together }) => together)} strokeWidth="5" />
      <path className="green" d="M36 42h26" strokeWidth="5" />
      <text className="words" x="72" y="47" fontSize="16">
        {hedged}
      </text>
      <path className="soft" d="M36 68h26" strokeWidth="3" />
      <text className="words" x="72" y="73" fontSize="16">
        {bare}
      </text>
    </Illustration>
  );
}

/** Maps numbers to the drawing's grid, the least to `from`, the greatest to `to`. */
function scale(numbers: readonly number[], [from, to]: readonly [number, number]) {
  const least = Math.min(...numbers);
  const span = Math.max(...numbers) - least;
  return (number: number) => Math.round(from + ((number - least) / span) * (to - from));
}
