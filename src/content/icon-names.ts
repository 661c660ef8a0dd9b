/** The icons that content may name: each needs a path in src/ui/icon.tsx, or the type check fails. */
export const iconNames = ["advice", "basket", "screener", "flows", "portfolio", "shield"] as const;
