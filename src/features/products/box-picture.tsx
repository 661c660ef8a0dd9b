import { Illustration } from "../../ui/illustration";

type BoxPictureProps = { label: string; sectors: readonly { name: string; weight: number }[] };

const FILLS = ["fill-green", "fill-saffron", "fill-ink", "fill-line", "fill-green-tint"] as const;

/** An open box from which columns rise, as tall as the sectors' weights (PRD-03). */
export function BoxPicture({ label, sectors }: BoxPictureProps) {
  return (
    <Illustration viewBox="0 0 460 400" label={label}>
      <path className="fill-saffron-tint line" d="M44 262 96 206h268l52 56z" />
      {sectors.slice(0, 5).map(({ name, weight }, index) => (
        <g key={name} transform={`translate(${82 + index * 62} ${230 - weight * 6})`}>
          <rect className={`${FILLS[index]} ink`} width="48" height="240" rx="5" />
          <text className="words" x="24" y="-9" fontSize="17" textAnchor="middle">
            {weight}%
          </text>
        </g>
      ))}
      <path className="fill-surface line" d="M60 262h340v124H60z" />
      <path className="line" d="M60 262 18 300M400 262l42 38" />
      <path className="green" d="M190 320h80M190 340h52" strokeWidth="6" />
    </Illustration>
  );
}
