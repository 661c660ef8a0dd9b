import type { Locator } from "@playwright/test";
import decodeQR from "qr/decode.js";

/** What the QR code in an element says, read from the pixels that a visitor sees. */
export async function readQrCode(element: Locator): Promise<string> {
  const shot = await element.screenshot();
  const { width, height, pixels } = await element.page().evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser draws on no canvas");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      return { width: picture.width, height: picture.height, pixels: [...data] };
    },
    [...shot],
  );
  return decodeQR({ width, height, data: Uint8Array.from(pixels) });
}
