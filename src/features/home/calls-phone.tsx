import { appScreens } from "./app-screens";
import { PhoneFrame } from "./phone-frame";

/** A drawing of a call in the app (HOM-01). */
export function CallsPhone() {
  const { label, title, kind, share, horizon, action, flows, ...prices } = appScreens.calls;
  const columns = [prices.entry, prices.stop, prices.target];
  return (
    <PhoneFrame label={label} title={title}>
      <rect className="fill-surface" x="28" y="88" width="224" height="218" rx="14" />
      <rect className="fill-accent" x="42" y="102" width="46" height="24" rx="6" />
      <text className="words-on-accent" x="65" y="118" {...small} fontWeight="700" {...middle}>
        {kind}
      </text>
      <text className="words-soft" x="238" y="118" {...small} textAnchor="end">
        {horizon}
      </text>
      <text className="words" x="42" y="154" fontSize="18" fontWeight="600">
        {share}
      </text>
      {columns.map(({ name, value }, index) => (
        <g key={name} transform={`translate(${42 + index * 70} 0)`}>
          <text className="words-soft" y="180" {...small}>
            {name}
          </text>
          <text className="words" y="200" fontSize="16" fontWeight="600">
            {value}
          </text>
        </g>
      ))}
      <path className="highlight" d="M46 228h48" strokeWidth="4" />
      <path className="accent" d="M106 228h128" strokeWidth="4" />
      <circle className="fill-surface ink" cx="100" cy="228" r="5" />
      <rect className="fill-accent" x="42" y="250" width="196" height="40" rx="20" />
      <text className="words-on-accent" x="140" y="275" fontSize="14" fontWeight="600" {...middle}>
        {action}
      </text>
      <rect className="fill-surface" x="28" y="320" width="224" height="136" rx="14" />
      <text className="words-soft" x="42" y="346" {...small}>
        {flows}
      </text>
      <path className="fill-accent" d={BOUGHT} />
      <path className="fill-highlight" d={SOLD} />
      <path className="line" d="M42 412h196" strokeWidth="1" />
    </PhoneFrame>
  );
}

const small = { fontSize: 12 } as const;
const middle = { textAnchor: "middle" } as const;

// Bars of twelve invented days.
const BOUGHT =
  "M44 412h9v-18h-9zM77 412h9v-26h-9zM94 412h9v-34h-9zM126 412h9v-14h-9zM160 412h9v-22h-9zM176 412h9v-38h-9zM209 412h9v-30h-9zM226 412h9v-20h-9z";
const SOLD = "M60 412h9v12h-9zM110 412h9v20h-9zM143 412h9v30h-9zM192 412h9v10h-9z";
