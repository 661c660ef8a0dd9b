import { NOTICE_FONT } from "../../content/notice-font";

const MAX_WAIT_MS = 1500;

/** The fonts of the notice's Hindi, once loadNoticeFont has loaded them. */
export const NOTICE_FONTS = {
  "--font-hindi":
    '"Figtree Variable", "Notice Hindi", "Nirmala UI", "Kohinoor Devanagari", system-ui, sans-serif',
};

/** Waits for the Hindi font, so that the text never changes its font. Never rejects. */
export async function loadNoticeFont(): Promise<void> {
  const { path, weight: wght } = NOTICE_FONT;
  const source = `local("Noto Sans Devanagari"), local("NotoSansDevanagari-Regular"), url("${path}")`;
  const face = new FontFace("Notice Hindi", source, { weight: String(wght), display: "swap" });
  document.fonts.add(face);
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([face.load().catch(() => undefined), late]);
}
