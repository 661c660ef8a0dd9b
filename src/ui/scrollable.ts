import { color } from "../theme/tokens";

/** Props of a box that scrolls: it must be reachable by keyboard. Give it a name, too. */
export const scrollable = { role: "group", tabIndex: 0 } as const;

/** Returns the style of a box that scrolls sideways: a shade marks each edge with more content. */
export const createScrollHint = (ground: string) =>
  ({
    overflowX: "auto",
    // The first two layers scroll with the content and cover the shades at its ends.
    background: [
      `linear-gradient(to right, ${ground} 40%, transparent) left / 3rem 100% no-repeat local`,
      `linear-gradient(to left, ${ground} 40%, transparent) right / 3rem 100% no-repeat local`,
      `linear-gradient(to right, ${color.lineStrong}, transparent) left / 0.5rem 100% no-repeat scroll`,
      `linear-gradient(to left, ${color.lineStrong}, transparent) right / 0.5rem 100% no-repeat scroll`,
      ground,
    ].join(", "),
  }) as const;
