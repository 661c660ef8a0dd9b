/**
 * The icons that content may name. Each is drawn in src/ui/icon.tsx: a name without a drawing does
 * not compile where the icon is shown, and the build refuses any other name with file and line.
 */
export const iconNames = ["advice", "basket", "screener", "flows", "portfolio", "shield"] as const;
