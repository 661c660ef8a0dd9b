/** Props of a box that scrolls: it must be reachable by keyboard. Give it a name, too. */
export const scrollable = { role: "group", tabIndex: 0 } as const;
