import type { SVGProps } from "react";

// Drawn for this site on a 24 × 24 grid, strokes only.
const PATHS = {
  advice: "M4 5.5h16v10.5H11l-4.5 3.5V16H4zM8 9.25h8M8 12.25h5",
  basket: "M3.5 10h17l-1.75 9.5H5.25zM8.5 10 11 4.5M15.5 10 13 4.5M9.5 13.5v2.75M14.5 13.5v2.75",
  screener: "M4 5h16l-6.25 7.5V19l-3.5-1.75V12.5z",
  flows: "M3.5 8.5h15M15 5l3.5 3.5L15 12M20.5 15.5h-15M9 12l-3.5 3.5L9 19",
  portfolio: "M4 20h16M6.5 20v-6.5M12 20V8M17.5 20v-9.5M4 10l5-4 4 2 6-4.5",
  shield: "M12 3.5 5 6v5.5c0 4.4 2.9 7.4 7 9 4.1-1.6 7-4.6 7-9V6zM9 12l2.25 2.25L15.25 10",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.25 15.25 20 20",
  "chevron-down": "m6 9.5 6 6 6-6",
  "arrow-left": "M19.5 12h-15M10.5 6l-6 6 6 6",
  "arrow-right": "M4.5 12h15M13.5 6l6 6-6 6",
  external: "M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  play: "M8 5.25v13.5L18.5 12z",
  check: "m5 12.5 4.5 4.5L19 7",
  copy: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
  sort: "m8 9.5 4-4.5 4 4.5M8 14.5l4 4.5 4-4.5",
  "sort-up": "m7 14 5-5.5 5 5.5",
  "sort-down": "m7 10 5 5.5 5-5.5",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.5c.75-4 3.75-6 8-6s7.25 2 8 6",
  alert: "M12 4 2.75 20h18.5zM12 10v4.5M12 17.25h.01",
  phone:
    "M5 4h3.5l1.75 4.5-2.2 1.6a11 11 0 0 0 5.35 5.35l1.6-2.2L19.5 15v3.5a1.75 1.75 0 0 1-1.9 1.75A15.5 15.5 0 0 1 3.75 5.9 1.75 1.75 0 0 1 5 4z",
  mail: "M3.5 5.5h17v13h-17zM3.5 7l8.5 6.25L20.5 7",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  pin: "M12 21s6.75-6.4 6.75-11.25a6.75 6.75 0 1 0-13.5 0C5.25 14.6 12 21 12 21zM12 7.25a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  link: "M10 14a4 4 0 0 0 5.66 0l3.17-3.17a4 4 0 1 0-5.66-5.66L11.75 6.6M14 10a4 4 0 0 0-5.66 0l-3.17 3.17a4 4 0 1 0 5.66 5.66l1.42-1.43",
} as const;

export type IconName = keyof typeof PATHS;

type IconPathProps = Omit<SVGProps<SVGSVGElement>, "path"> & { path: string; side?: number };

type IconProps = Omit<IconPathProps, "name" | "path"> & { name: IconName };

/** An icon that screen readers ignore; `side` in rem. */
export function Icon({ name, ...rest }: IconProps) {
  return <IconPath path={PATHS[name]} {...rest} />;
}

/** Strokes on the icons' grid; `side` in rem. */
export function IconPath({ path, side = 1.25, ...rest }: IconPathProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${side}rem`}
      height={`${side}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
