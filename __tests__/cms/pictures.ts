import type { APIRequestContext, APIResponse } from "@playwright/test";
import sharp from "sharp";

/** Returns a PNG of one colour, half as high as wide. */
export function createPng(width = 1000, colour = "#0f5c46"): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

type File = { name: string; mimeType: string; buffer: Buffer };

/** Returns the file that a browser sends for a PNG, with any bytes. */
export const toPngFile = (buffer: Buffer, name = "a.png"): File => ({
  name,
  mimeType: "image/png",
  buffer,
});

/** Sends a file to the media library the way the admin panel does. */
export function sendPicture(
  client: APIRequestContext,
  file: File,
  fields: object = { alt: "A plain colour" },
): Promise<APIResponse> {
  return client.post("/cms/api/media", { multipart: { file, _payload: JSON.stringify(fields) } });
}

export type MediaDoc = {
  id: number;
  filename: string;
  mimeType: string;
  width: number;
  sizes: Record<string, { filename: string | null; width: number | null } | undefined>;
};

/** Uploads a picture and returns its record. */
export async function storePicture(client: APIRequestContext, file: File): Promise<MediaDoc> {
  const response = await sendPicture(client, file);
  if (response.status() !== 201) throw new Error(`Picture refused: ${await response.text()}`);
  return ((await response.json()) as { doc: MediaDoc }).doc;
}

/** Uploads a picture of one colour and returns its record. */
export async function createPicture(
  client: APIRequestContext,
  colour: string,
  name = "test.png",
): Promise<MediaDoc> {
  return storePicture(client, toPngFile(await createPng(1000, colour), name));
}
