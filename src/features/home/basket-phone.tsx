import { appScreens } from "./app-screens";
import { PhoneFrame } from "./phone-frame";

const FILLS = ["fill-accent", "fill-highlight", "fill-ink", "fill-line"];
const BAR = 196;

/** A drawing of a basket in the app (HOM-09). */
export function BasketPhone() {
  const { label, title, name, holdings, action } = appScreens.basket;
  const sum = holdings.reduce((total, { weight }) => total + weight, 0);
  const starts = holdings.map((_, index) =>
    holdings.slice(0, index).reduce((total, { weight }) => total + weight, 0),
  );
  return (
    <PhoneFrame label={label} title={title}>
      <rect className="fill-surface" x="28" y="88" width="224" height="136" rx="14" />
      <text className="words" x="42" y="114" fontSize="15" fontWeight="600">
        {name}
      </text>
      <path className="fill-accent-tint" d={`M42 208${LINE}V208z`} />
      <path className="accent" d={`M42 192${LINE}`} />
      <rect className="fill-surface" x="28" y="238" width="224" height="218" rx="14" />
      {holdings.map(({ share, weight }, index) => (
        <g key={share}>
          <rect
            className={FILLS[index]}
            x={42 + ((starts[index] ?? 0) / sum) * BAR}
            y="254"
            width={(weight / sum) * BAR - 2}
            height="12"
            rx="2"
          />
          <circle className={FILLS[index]} cx="47" cy={289 + index * 29} r="5" />
          <text className="words" x="62" y={294 + index * 29} fontSize="14">
            {share}
          </text>
          <text className="words" x="238" y={294 + index * 29} fontSize="14" textAnchor="end">
            {weight}%
          </text>
        </g>
      ))}
      <rect className="accent" x="43" y="403" width="194" height="38" rx="19" />
      <text className="words" x="140" y="427" fontSize="14" fontWeight="600" textAnchor="middle">
        {action}
      </text>
    </PhoneFrame>
  );
}

const LINE =
  "L58 186 74 190 90 178 106 181 122 168 138 172 154 158 170 162 186 148 202 152 218 138 238 132";
