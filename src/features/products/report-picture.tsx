import type { PortfolioScreener } from "../../config/portfolio-screener-schema";
import { Illustration } from "../../ui/illustration";

type ReportPictureProps = {
  label: string;
  holdings: PortfolioScreener["report"]["holdings"];
};

/** A sheet with a verdict for each holding above two gauges (PRD-02). */
export function ReportPicture({ label, holdings }: ReportPictureProps) {
  return (
    <Illustration viewBox="0 0 376 380" label={label} framed>
      <path className="green" d="M26 32h112" strokeWidth="6" />
      {holdings.slice(0, 4).map(({ name, proposal, before }, index) => (
        <g key={name} transform={`translate(26 ${54 + index * 44})`}>
          <text className="words" y="22" fontSize="17">
            {name}
          </text>
          <rect className="fill-sunken" x="150" y="11" width="76" height="12" rx="6" />
          <rect className="fill-green" x="150" y="11" width={before * 1.6} height="12" rx="6" />
          <text className="words" x="324" y="22" fontSize="16" fontWeight="600" textAnchor="end">
            {proposal}
          </text>
          <path className="line" d="M0 37h324" strokeWidth="1" />
        </g>
      ))}
      <Gauge at={106} name="Beta" turn={18} />
      <Gauge at={270} name="Deviation" turn={-24} />
    </Illustration>
  );
}

function Gauge({ at, name, turn }: { at: number; name: string; turn: number }) {
  return (
    <g transform={`translate(${at} 330)`}>
      <path className="line" d="M-56 0a56 56 0 0 1 112 0" strokeWidth="9" />
      <path className="green" d="M-56 0a56 56 0 0 1 42-54" strokeWidth="9" />
      <path className="saffron" d="M0 0v-44" strokeWidth="4" transform={`rotate(${turn})`} />
      <circle className="fill-ink" r="6" />
      <text className="words-soft" y="28" fontSize="16" textAnchor="middle">
        {name}
      </text>
    </g>
  );
}
