import { APIError } from "payload";
import { isObject } from "../../../../src/shared/contract/response";

/** Each node of a rich text takes two levels. */
const MAX_LEVELS = 200;

/** Throws an APIError (400) for a body that is not an object, nests too deeply or has a NUL. */
export function checkBody(body: unknown): void {
  if (!isObject(body)) {
    throw new APIError('The body must be a JSON object, such as {"title": "A title"}.', 400);
  }
  const rest: { value: unknown; path: string[] }[] = [{ value: body, path: [] }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && value.includes("\0")) refuseNul(`“${path.join(".")}”`);
    if (typeof value !== "object" || value === null) continue;
    if (path.length > MAX_LEVELS) {
      const start = path.slice(0, 6).join(".");
      throw new APIError(
        `“${start}…” is nested more than ${MAX_LEVELS} levels deep: use fewer lists or quotes inside one another.`,
        400,
      );
    }
    for (const [key, item] of Object.entries(value)) {
      if (key.includes("\0")) refuseNul("The name of a field");
      rest.push({ value: item, path: [...path, key] });
    }
  }
}

function refuseNul(where: string): never {
  throw new APIError(
    `${where} contains the character NUL (U+0000): remove it and save again.`,
    400,
  );
}
