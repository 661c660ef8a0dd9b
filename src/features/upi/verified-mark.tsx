import styled from "@emotion/styled";
import { color } from "../../theme/tokens";

/** The mark that UPI apps show beside a verified payee, drawn for this site. */
export function VerifiedMark({ label }: { label: string }) {
  return (
    <Drawing viewBox="0 0 200 180" role="img" aria-label={label} focusable="false">
      <path className="triangle" d="M100 16 186 164H14z" />
      <path
        className="hand"
        d="M66 106h15v42H66zM88 107l14-31c9 0 13 6 11 15l-3 12h20c7 0 11 6 9 12l-7 25c-2 6-5 8-11 8H88z"
      />
    </Drawing>
  );
}

// The brand pair is light on dark green in either scheme, as the mark is.
const Drawing = styled.svg({
  width: "100%",
  height: "auto",
  "& .triangle": {
    fill: color.brand,
    stroke: color.brand,
    strokeWidth: 22,
    strokeLinejoin: "round",
  },
  "& .hand": { fill: color.onBrand },
});
