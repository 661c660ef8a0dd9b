import { readField } from "../../../../src/shared/domain/read-field";

/** Returns codes only, because a mail server's text often repeats addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const read = (name: string): string => {
    const value = readField(error, name);
    const plain = typeof value === "number" ? String(value) : value;
    return typeof plain === "string" && /^[A-Z\d][A-Z\d_ ]{1,30}$/.test(plain) ? plain : "";
  };
  const parts = [read("code"), read("responseCode"), read("command") && `at ${read("command")}`];
  return parts.filter(Boolean).join(" ") || "unknown error";
}
