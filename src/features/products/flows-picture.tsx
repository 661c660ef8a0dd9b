import { Illustration } from "../../ui/illustration";

type FlowsPictureProps = { label: string; foreign: string; domestic: string };

// Ten invented days, net in ₹ hundred crore: foreign, domestic.
const DAYS = [
  [-12, 9],
  [-7, 11],
  [4, -3],
  [-16, 14],
  [-9, 12],
  [6, 2],
  [-4, 8],
  [-11, 10],
  [8, -5],
  [-16, 19],
] as const;

const ZERO = 205;
const UNIT = 6;

/** Ten days of net buying and selling, above and below zero (PRD-06). */
export function FlowsPicture({ label, foreign, domestic }: FlowsPictureProps) {
  return (
    <Illustration viewBox="0 0 480 400" label={label} framed>
      <path className="line" d="M28 115h424M28 295h424" strokeWidth="1" strokeDasharray="2 6" />
      {DAYS.map(([outside, inside], index) => (
        <g key={index} transform={`translate(${34 + index * 42} ${ZERO})`}>
          <path className="saffron" d={`M10 0v${-outside * UNIT}`} {...BAR} />
          <path className="green" d={`M25 0v${-inside * UNIT}`} {...BAR} />
        </g>
      ))}
      <path className="ink" d={`M28 ${ZERO}h424`} strokeWidth="1.5" />
      <path className="saffron" d="M34 358h18" {...BAR} />
      <text className="words" x="62" y="364" fontSize="17">
        {foreign}
      </text>
      <path className="green" d="M124 358h18" {...BAR} />
      <text className="words" x="152" y="364" fontSize="17">
        {domestic}
      </text>
      <text className="words-soft" x="452" y="48" fontSize="15" textAnchor="end">
        ₹ crore, net
      </text>
    </Illustration>
  );
}

const BAR = { strokeWidth: 12, strokeLinecap: "butt" } as const;
