import type { UploadField } from "payload";

type Options = { label?: string; required?: boolean; description?: string };

/** A picture chosen from the media library. */
export function picture(name: string, { label, required, description }: Options = {}): UploadField {
  return { name, label, type: "upload", relationTo: "media", required, admin: { description } };
}
