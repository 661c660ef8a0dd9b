/** The paper of tokens.css for the browser's own bars; written by `npm run brand`. */
export const themeColor = { light: "#faf6ee", dark: "#25221a" } as const;
