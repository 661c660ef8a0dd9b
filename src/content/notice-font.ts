/** The notice's Hindi font, cut to its text by builder/outputs/written-files.ts in each build. */
export const NOTICE_FONT = { path: "/notice-hindi.woff2", weight: 400 } as const;
