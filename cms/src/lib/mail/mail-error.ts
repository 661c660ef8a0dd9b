import { readField } from "../../../../src/shared/domain/read-field";

/** Returns only the codes of an error: the server's text may contain addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const read = (name: string): string => {
    const value = readField(error, name);
    const code = typeof value === "number" ? String(value) : value;
    return typeof code === "string" && /^[A-Z\d][A-Z\d_ ]{1,30}$/.test(code) ? code : "";
  };
  const parts = [read("code"), read("responseCode"), read("command") && `at ${read("command")}`];
  return parts.filter(Boolean).join(" ") || "unknown error";
}
