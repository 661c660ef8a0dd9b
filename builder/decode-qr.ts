import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** Returns the text of a QR code in a picture. Throws if the picture or the code cannot be read. */
export async function decodeQr(picture: string | Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
