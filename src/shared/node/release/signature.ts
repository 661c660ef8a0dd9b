import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { EnvironmentError } from "../environment/environment";
import { writeAtomically } from "../write-atomically";

const json = v.pipe(v.string(), v.parseJson());
const EnvelopeSchema = v.fallback(
  v.pipe(json, v.object({ payload: v.string(), signature: v.string() })),
  { payload: "", signature: "" },
);
const DocumentSchema = v.object({
  name: v.string(),
  sequence: v.pipe(v.number(), v.safeInteger()),
  content: v.unknown(),
});
const SequencesSchema = v.fallback(v.pipe(json, v.record(v.string(), v.number())), {});

/** A document of a bucket. `name` is bucket and key, so that none can replace another. */
export type SignedDocument = v.InferOutput<typeof DocumentSchema>;

/** Returns the text of a document with its Ed25519 signature. */
export function signDocument(signingKey: KeyObject, document: SignedDocument): string {
  const payload = JSON.stringify(document);
  const signature = sign(null, Buffer.from(payload), signingKey).toString("base64");
  return JSON.stringify({ payload, signature });
}

/** Returns a document that one of the keys signed under this name. Throws for any other text. */
export function verifyDocument(
  publicKeys: readonly string[],
  name: string,
  text: string,
): SignedDocument {
  if (publicKeys.length === 0) throw new Error(NO_PUBLIC_KEY);
  const { payload, signature } = v.parse(EnvelopeSchema, text);
  const isSigned = publicKeys.some((key) =>
    verify(null, Buffer.from(payload), readPublicKey(key), Buffer.from(signature, "base64")),
  );
  const document = isSigned ? v.parse(v.pipe(json, DocumentSchema), payload) : undefined;
  if (document?.name === name) return document;
  throw new Error(
    `${name} is not signed with a key of RELEASES_PUBLIC_KEYS. If the key has not changed, check who can write to the bucket (docs/deployment.md).`,
  );
}

/** Throws if a document is older than one that was accepted before; remembers the newest in `file`. */
export async function acceptSequence(
  file: string,
  { name, sequence }: SignedDocument,
): Promise<void> {
  const highest = v.parse(SequencesSchema, existsSync(file) ? readFileSync(file, "utf8") : "");
  const previous = highest[name] ?? 0;
  if (sequence < previous) {
    throw new Error(
      `${name} was replaced with an older one (number ${sequence} after ${previous}). Check who can write to the bucket, then publish again.`,
    );
  }
  if (sequence > previous) {
    await writeAtomically(file, JSON.stringify({ ...highest, [name]: sequence }));
  }
}

/** The keys of a bucket's documents: followers have no `signingKey`, and remember `sequences`. */
export type DocumentKeys = {
  publicKeys: readonly string[];
  signingKey?: KeyObject;
  sequences?: string;
};

/** Returns the path of the key that signs releases, which no variable holds, so that no child inherits it. */
export const toSigningKeyFile = (dataDir: string) => join(dataDir, "signing-key.pem");

/** Returns a publisher's keys; `publicKeys` are further accepted ones. Throws an EnvironmentError. */
export function readPublisherKeys(dataDir: string, publicKeys: readonly string[]): DocumentKeys {
  const file = toSigningKeyFile(dataDir);
  try {
    const signingKey = createPrivateKey(readFileSync(file));
    if (signingKey.asymmetricKeyType !== "ed25519") throw new Error("It is of another kind.");
    return { signingKey, publicKeys: [toPublicKey(signingKey), ...publicKeys] };
  } catch (error) {
    throw new EnvironmentError(
      `${file} cannot be read as the Ed25519 key that signs releases. Copy it from the machine that publishes to RELEASES_BUCKET, or create it (docs/deployment.md).`,
      { cause: error },
    );
  }
}

/** Returns the keys of a server that follows a bucket. */
export const toFollowerKeys = (dataDir: string, publicKeys: readonly string[]): DocumentKeys => ({
  publicKeys,
  sequences: join(dataDir, "sequences.json"),
});

/** Returns the form of RELEASES_PUBLIC_KEYS. */
export const toPublicKey = (signingKey: KeyObject) =>
  createPublicKey(signingKey).export({ format: "der", type: "spki" }).toString("base64");

const readPublicKey = (text: string) =>
  createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" });

const NO_PUBLIC_KEY =
  "RELEASES_PUBLIC_KEYS is not set. Set it to the key that the publisher logs when it starts (docs/deployment.md).";
