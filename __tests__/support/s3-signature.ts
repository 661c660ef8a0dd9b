import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type S3Keys = { accessKeyId: string; secretAccessKey: string; region: string };

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/** The S3 error for a request that is not signed with the keys (AWS Signature, version 4), or null. */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  keys: S3Keys,
): string | null {
  const [, id, day = "", region = "", signed = "", signature] =
    FORM.exec(request.headers.authorization ?? "") ?? [];
  if (signature === undefined) return "AccessDenied";
  if (id !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (region !== keys.region) return "AuthorizationHeaderMalformed";
  const digest = header(request, "x-amz-content-sha256");
  if (digest !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = sha256(canonicalRequest(request, signed, digest));
  const text = ["AWS4-HMAC-SHA256", header(request, "x-amz-date"), scope, canonical].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, text).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}

function canonicalRequest(request: IncomingMessage, signed: string, digest: string): string {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const pairs = query.split("&").filter(Boolean);
  const sorted = pairs.map((pair) => (pair.includes("=") ? pair : `${pair}=`)).sort();
  const names = signed.split(";");
  const headers = names.map((name) => `${name}:${header(request, name).replace(/\s+/g, " ")}\n`);
  return [request.method, path, sorted.join("&"), headers.join(""), signed, digest].join("\n");
}

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? "").trim();
}

function sha256(data: Buffer | string): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
