import styled from "@emotion/styled";
import { color } from "../../theme/tokens";

/** In a map's place: a town that exists nowhere, with a pin in its middle. */
export function MapDrawing({ mirrored }: { mirrored?: boolean }) {
  return (
    <Sheet
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={mirrored ? "translate(480 0) scale(-1 1)" : undefined}>
        <path className="park" d="M20 24h92l26 58-40 44H20zM344 190l92-18 44 26v102H330z" />
        <path className="water" d="M-10 236c70-34 116 8 176-14s70-66 132-60 92-40 192-62" />
        <path
          className="lane"
          d="M60-10 128 132l-34 178M196-10l14 120 60 200M300-10l-20 150M400-10l-30 120 40 200M-10 70l220 40 270-44M-10 180l104-20 176 26 220-40"
        />
        <path className="street" d="M-10 124 210 110l290 58M250-10l-12 130 34 190" />
        <path
          className="block"
          d="M140 54h38v34h-38zM322 40h44v30h-44zM306 122h34v26h-34zM150 146h46v26h-46zM60 190h24v24H60zM404 120h30v22h-30zM120 236h40v30h-40zM300 222h26v34h-26z"
        />
      </g>
      <circle className="halo" cx="240" cy="122" r="34" />
      <path
        className="pin"
        d="M240 134s20-19 20-34a20 20 0 1 0-40 0c0 15 20 34 20 34zM240 92a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"
      />
    </Sheet>
  );
}

const Sheet = styled.svg({
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "& .park": { fill: color.greenTint },
  "& .water": { stroke: color.line, strokeWidth: 22 },
  "& .lane": { stroke: color.paper, strokeWidth: 6 },
  "& .street": { stroke: color.surface, strokeWidth: 12 },
  "& .block": { fill: color.line },
  "& .halo": { fill: color.saffronTint },
  "& .pin": { fill: color.green, fillRule: "evenodd" },
});
