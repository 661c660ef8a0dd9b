/** Returns a field of a value that may be no object, such as a caught error. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns a text field, or "". */
export function readTextField(value: unknown, name: string): string {
  const text = readField(value, name);
  return typeof text === "string" ? text : "";
}

/** Returns the result of a call, or the fallback if it throws. */
export function attempt<Result, Fallback>(call: () => Result, fallback: Fallback) {
  try {
    return call();
  } catch {
    return fallback;
  }
}

/** Returns the message of a caught value, which may be no error. */
export function readErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
