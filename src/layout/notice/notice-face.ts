import { NOTICE_FONT } from "../../content/notice-font";

const MAX_WAIT_MS = 1500;

/** The fonts of the notice's Hindi, once loadNoticeFont has loaded them. */
export const NOTICE_FONTS = { "--font-hindi": '"Notice Hindi", var(--font-text)' };

/** Loads the Hindi font, waiting 1.5 s at most to avoid a visible swap. Never rejects. */
export async function loadNoticeFont(): Promise<void> {
  const { path, weight } = NOTICE_FONT;
  const source = `local("Noto Sans Devanagari"), local("NotoSansDevanagari-Regular"), url("${path}")`;
  const face = new FontFace("Notice Hindi", source, { weight: String(weight), display: "swap" });
  document.fonts.add(face);
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([face.load().catch(() => undefined), timeout]);
}
