import { resolve } from "node:path";
import * as v from "valibot";
import { schema as channelsSchema } from "../src/content/channels.schema";
import {
  ContentError,
  readYamlFile,
  formatLocation,
  readYamlTexts,
} from "../src/content/read-content";
import { schema as upiSchema } from "../src/features/upi/text.schema";
import { checkChannel, type ChannelKind } from "../src/shared/domain/channels";
import decodeQR from "qr/decode.js";
import sharp from "sharp";

type Value = { value: string; line: number; kinds: readonly ChannelKind[] };

/** Keys of site.yaml whose values are channels of the firm. */
const SITE_CHANNELS: [keys: RegExp, kinds: readonly ChannelKind[], form?: RegExp][] = [
  [/^social\./, ["social"]],
  [/^links\.(?:androidApp|iosApp)$/, ["app"]],
  [/^(?:url|links\.(?:webAppLogin|smallcase|baskets))$/, ["website"]],
  [/^(?:contacts\.(?:phones\.number|helpline)|officers\.phone)$/, ["phone"]],
  [/^contacts\.whatsapp\.number$/, ["whatsapp"]],
  [/^identifiers\.value$/, ["registration"], /^IN[A-Z]\d{9}$/],
  [/^(?:contacts\.emails\.address|officers\.email)$/, ["emailDomain"]],
];

/** Returns errors for channels that the site shows and channels.yaml does not list, with file and line (TRU-03). */
export function findChannelErrors(folder = resolve("content")): string[] {
  const list = readYamlFile(resolve(folder, "channels.yaml"), channelsSchema);
  return listShownChannels(folder).flatMap(({ file, values }) =>
    values.flatMap(({ value, line, kinds }) => {
      const channels = list.channels.filter(({ kind }) => kinds.includes(kind));
      const { verdict } = checkChannel(value, { ...list, channels });
      if (verdict === "listed" || verdict === "copyable") return [];
      return `${formatLocation(file, line)}: ${value} is not in channels.yaml; add it there (kind ${kinds.join(" or ")}) or correct it`;
    }),
  );
}

function listShownChannels(folder: string): { file: string; values: Value[] }[] {
  const toPath = (name: string) => resolve(folder, name);
  const site = toPath("site.yaml");
  const security = toPath("security.yaml");
  const upi = toPath("pages/upi.yaml");
  const { handle, line } = readHandle(upi);
  return [
    { file: site, values: readYamlTexts(site).flatMap(toSiteValues) },
    { file: security, values: readYamlTexts(security).flatMap(toMailValues) },
    { file: upi, values: [{ value: handle, line, kinds: ["upi"] }] },
  ];
}

function toSiteValues({ path, value, line }: ReturnType<typeof readYamlTexts>[number]): Value[] {
  const [, kinds, form] = SITE_CHANNELS.find(([keys]) => keys.test(path.join("."))) ?? [];
  return kinds && (form?.test(value) ?? true) ? [{ value, line, kinds }] : [];
}

const toMailValues = ({ value, line }: ReturnType<typeof readYamlTexts>[number]): Value[] =>
  value.startsWith("mailto:") ? [{ value, line, kinds: ["emailDomain"] }] : [];

const HandleSchema = v.looseObject({
  handle: v.looseObject({ parts: v.array(v.looseObject({ text: v.string() })) }),
  qrImage: upiSchema.entries.qrImage,
});

function readHandle(file: string): { handle: string; line: number; qrImage?: string } {
  const { handle, qrImage } = readYamlFile(file, HandleSchema);
  const first = readYamlTexts(file).find(({ path }) => path.join(".") === "handle.parts.text");
  return {
    handle: handle.parts.map(({ text }) => text).join(""),
    line: first?.line ?? 1,
    ...(qrImage ? { qrImage } : {}),
  };
}

/** Throws a ContentError if the official QR picture is unreadable or pays to another handle (UPI-02). */
export async function checkQrImage(folder = resolve("content"), pictures = resolve("static")) {
  const file = resolve(folder, "pages/upi.yaml");
  const { handle, qrImage } = readHandle(file);
  if (!qrImage) return;
  const line = readYamlTexts(file).find(({ path }) => path.join(".") === "qrImage")?.line ?? 1;
  const throwError = (reason: string): never => {
    throw new ContentError([`${formatLocation(file, line)}: field "qrImage" ${qrImage} ${reason}`]);
  };
  const code = await decodeQr(resolve(pictures, qrImage.slice(1))).catch(() => null);
  if (code === null)
    return throwError("cannot be read as a QR code; use the official picture as a PNG");
  const payee = /^upi:\/\/pay\?/i.test(code)
    ? new URLSearchParams(code.slice(code.indexOf("?"))).get("pa")
    : null;
  if (payee?.toLowerCase() !== handle.toLowerCase()) {
    throwError(`pays to "${payee ?? code}", but the handle is "${handle}"; correct one of them`);
  }
}

/** Returns the text of a QR code in a picture. Throws if the picture or the code cannot be read. */
export async function decodeQr(picture: string | Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "white" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
