/** The paper of tokens.css for the browser's own bars, which read no custom properties. */
export const themeColor = { light: "#faf6ee", dark: "#15140f" } as const;
