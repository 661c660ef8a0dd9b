/** The icons that content may name: each has a drawing in src/ui/icon.tsx, or nothing compiles. */
export const iconNames = ["advice", "basket", "screener", "flows", "portfolio", "shield"] as const;
