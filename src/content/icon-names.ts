/** Icons that content may name. The type check fails if one has no path in src/ui/icon.tsx. */
export const iconNames = ["advice", "basket", "screener", "flows", "portfolio", "shield"] as const;
