import { readField } from "../../../src/shared/domain/read-field";

/** Returns only the codes of an error: the server's text may contain addresses, which must not be logged. */
export function describeMailError(error: unknown): string {
  const toCode = (name: string): string => {
    const value = readField(error, name);
    const code = typeof value === "number" ? String(value) : value;
    return typeof code === "string" && /^[A-Z\d][A-Z\d_ ]{1,30}$/.test(code) ? code : "";
  };
  const command = toCode("command");
  const parts = [toCode("code"), toCode("responseCode"), command && `at ${command}`];
  return parts.filter(Boolean).join(" ") || "unknown error";
}
