import styled from "@emotion/styled";
import type { Home } from "../../config/home-schema";
import { color, radius } from "../../theme/tokens";

type PointIconName = Home["trusted"]["sets"][number]["points"][number]["icon"];

// Drawn for this section on a 24 × 24 grid; they stand here and not in ui/icon, which every page
// loads.
const PATHS: Record<PointIconName, string> = {
  knowledge: "M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zv13",
  coverage: "M12 3.5a8.5 8.5 0 1 0 8.5 8.5H12zM15.5 3.5v5h5",
  strategy: "M5 20V4.5h13l-3 4 3 4H5M5 20h4",
  analysis:
    "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.25 15.25 20.5 20.5M8 12v-1.5M10.5 12V8.5M13 12V10",
  team: "M9 4.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5zM3 19c.5-3.5 2.75-5 6-5s5.5 1.5 6 5M15.5 5a3 3 0 0 1 0 5.75M17.5 14.5c2 .5 3.25 2 3.5 4.5",
  record: "M3.5 18.5 9 12l3.5 3 8-9M15.5 5.5h5v5M3.5 21h17",
  custom: "M4 7h9M18 7h2M15.5 4.5v5M4 17h3M12 17h8M9.5 14.5v5",
};

/** The drawing beside a point, on a tinted tile. */
export function PointIcon({ name }: { name: PointIconName }) {
  return (
    <Tile viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </Tile>
  );
}

const Tile = styled.svg({
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  padding: "0.625rem",
  borderRadius: radius.md,
  background: color.greenTint,
  fill: "none",
  stroke: color.green,
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
