import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** Returns the text of a QR code in a picture. Throws if the picture or the code cannot be read. */
export async function decodeQr(file: string): Promise<string> {
  const { data, info } = await sharp(file)
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
