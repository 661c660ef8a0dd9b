/** Returns a field of a value that may be no object, such as a caught error. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns a text field, or "". */
export function readTextField(value: unknown, name: string): string {
  const text = readField(value, name);
  return typeof text === "string" ? text : "";
}
