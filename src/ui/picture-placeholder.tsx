import styled from "@emotion/styled";
import { color } from "../theme/tokens";

/** Drawn in the place of a picture that is missing or does not load: a quiet page of chart paper. */
export function PicturePlaceholder({ label }: { label: string }) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Sheet
      {...named}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      data-placeholder=""
    >
      <path className="grid" d="M0 45h320M0 90h320M0 135h320M80 0v180M160 0v180M240 0v180" />
      <path className="line" d="M28 128 84 112l46 14 52-44 44 12 66-40" />
      <circle className="dot" cx="292" cy="54" r="6" />
    </Sheet>
  );
}

const Sheet = styled.svg({
  fill: "none",
  "& .grid": { stroke: color.line },
  "& .line": { stroke: color.lineStrong, strokeWidth: 3, strokeLinejoin: "round" },
  "& .dot": { fill: color.saffron },
});
