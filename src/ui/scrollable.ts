import { color } from "../theme/tokens";

/** Props of a box that scrolls: it must be reachable by keyboard. Give it a name, too. */
export const scrollable = { role: "group", tabIndex: 0 } as const;

/**
 * A box on this ground that scrolls sideways, with a shade at each edge behind which there is more:
 * two layers that scroll with the content cover the shades at its ends.
 */
export const scrollHint = (ground: string) =>
  ({
    overflowX: "auto",
    background: [
      `linear-gradient(to right, ${ground} 40%, transparent) left / 3rem 100% no-repeat local`,
      `linear-gradient(to left, ${ground} 40%, transparent) right / 3rem 100% no-repeat local`,
      `linear-gradient(to right, ${color.lineStrong}, transparent) left / 0.5rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${color.lineStrong}, transparent) right / 0.5rem 100% no-repeat scroll`,
      ground,
    ].join(", "),
  }) as const;
