import { Illustration } from "../../ui/illustration";
import type { ScreenedStock } from "./screen-stocks";

type ScreenPictureProps = {
  label: string;
  filters: readonly { title: string }[];
  stocks: readonly ScreenedStock[];
};

/** Filters above a table in which some stocks stay and others fade (PRD-04). */
export function ScreenPicture({ label, filters, stocks }: ScreenPictureProps) {
  return (
    <Illustration viewBox="0 0 480 384" label={label} framed>
      {filters.slice(0, 3).map(({ title }, index) => (
        <g key={title} transform={`translate(${28 + index * 146} 42)`}>
          <text className="words-soft" y="8" fontSize="14">
            {title}
          </text>
          <path className="line" d="M4 30h124" strokeWidth="5" />
          <path className="green" d={TRACKS[index]} strokeWidth="5" />
          <circle className="fill-surface green" cx={KNOBS[index]} cy="30" r="8" />
        </g>
      ))}
      {stocks.slice(0, 4).map(({ name, dividend, stays }, index) => (
        <g key={name} transform={`translate(28 ${112 + index * 66})`} opacity={stays ? 1 : 0.5}>
          <rect
            className={stays ? "fill-green-tint" : "fill-sunken"}
            width="424"
            height="50"
            rx="9"
          />
          <text className="words" x="16" y="31" fontSize="17" fontWeight="600">
            {name}
          </text>
          <path className={stays ? "green" : "soft"} d={LINES[stays ? 0 : 1]} strokeWidth="2.5" />
          <text className="words" x="356" y="31" fontSize="16" textAnchor="end">
            {dividend.toFixed(1)}%
          </text>
          {stays ? (
            <path className="green" d="m382 25 7 7 14-15" strokeWidth="3" />
          ) : (
            <path className="soft" d="M384 25h18" strokeWidth="3" />
          )}
        </g>
      ))}
    </Illustration>
  );
}

const TRACKS = ["M100 30h28", "M4 30h70", "M60 30h68"] as const;
const KNOBS = [100, 74, 60] as const;
const LINES = ["M176 36l32-3 36-11 18-9", "M176 14l32 2 36 11 18 8"] as const;
