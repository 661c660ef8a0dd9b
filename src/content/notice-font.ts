/** The notice's Hindi, cut to its text by each build (src/gatsby/outputs/notice-font.ts). */
export const NOTICE_FONT = { path: "/notice-hindi.woff2", weight: 400 } as const;
