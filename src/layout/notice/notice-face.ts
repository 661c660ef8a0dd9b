const LONGEST_WAIT_MS = 1500;

/**
 * Waits for the face of the Hindi text, so that it stands from the first moment; a device that is
 * too slow for it shows its own. Never rejects.
 */
export async function noticeFaceReady(sample: string): Promise<void> {
  const face = '1rem "Noto Sans Devanagari Variable"';
  const loaded = Promise.all([
    document.fonts.load(`400 ${face}`, sample),
    document.fonts.load(`600 ${face}`, sample),
  ]).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([loaded, late]);
}
