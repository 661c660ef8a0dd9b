import { Illustration } from "../../ui/illustration";

type CallPictureProps = {
  label: string;
  /** Entry, stop-loss and target with their prices, in this order. */
  levels: readonly { term: string; sample: string }[];
};

// The three prices at their true distances: 16 rupees below and 32 above the entry.
const HEIGHTS = [230, 270, 150] as const;
const STROKES = ["green", "saffron", "green"] as const;

/** A phone with a sample call: its three prices across a chart (PRD-01). */
export function CallPicture({ label, levels }: CallPictureProps) {
  return (
    <Illustration viewBox="0 0 440 420" label={label}>
      <rect className="fill-green-tint" x="20" y="70" width="400" height="300" rx="28" />
      <rect className="fill-surface line" x="84" y="12" width="272" height="396" rx="34" />
      <path className="line" d="M196 30h48" strokeWidth="5" />
      <rect className="fill-green" x="108" y="60" width="62" height="30" rx="15" />
      <text className="words-on-green" x="139" y="80.5" fontSize="16" textAnchor="middle">
        BUY
      </text>
      <text className="words" x="108" y="120" fontSize="21" fontWeight="600">
        Sample Industries
      </text>
      {levels.slice(0, 3).map(({ term, sample }, index) => (
        <g key={term}>
          <path
            className={STROKES[index]}
            d={`M108 ${HEIGHTS[index]}h224`}
            strokeDasharray={index === 0 ? undefined : "5 6"}
          />
          <text className="words-soft" x="108" y={(HEIGHTS[index] ?? 0) - 7} fontSize="15">
            {term}
          </text>
          <text
            className="words"
            x="332"
            y={(HEIGHTS[index] ?? 0) - 7}
            fontSize="16"
            fontWeight="600"
            textAnchor="end"
          >
            {sample}
          </text>
        </g>
      ))}
      <path
        className="ink"
        d="M178 258l10-7 9 8 11-16 10 9 12-14 11 6 13-16 10 2"
        strokeWidth="3"
      />
      <circle className="fill-saffron" cx="264" cy="230" r="6" />
      <path className="line" d="M108 304h224" />
      <rect className="fill-sunken" x="108" y="322" width="224" height="12" rx="6" />
      <rect className="fill-sunken" x="108" y="344" width="150" height="12" rx="6" />
      <Alert />
    </Illustration>
  );
}

function Alert() {
  return (
    <>
      <rect className="fill-surface saffron" x="24" y="186" width="62" height="62" rx="31" />
      <path
        className="ink"
        d="M55 201c-8 0-13 6-13 13v8l-4 6h34l-4-6v-8c0-7-5-13-13-13zM51 233a4 4 0 0 0 8 0"
        strokeWidth="2.5"
      />
    </>
  );
}
