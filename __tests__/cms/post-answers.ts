type Data = { securities?: readonly string[] | null };

/** Returns a new post with the answers that publishing requires, unless it has its own (EDT-50). */
export function addAnswers(call: string, data: object | undefined): object | undefined {
  if (data === undefined || Array.isArray(data) || !/^(?:\/cms\/api\/)?posts(?:\?|$)/.test(call))
    return data;
  const { securities }: Data = data;
  return { kind: "education", namesSecurity: securities?.length ? "yes" : "no", ...data };
}
