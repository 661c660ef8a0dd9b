import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { schema } from "../../../src/features/enquiry/text.schema";

type Texts = { points: string[]; uses: Record<string, string> };
type Content = { notice: Texts & { hindi: Texts } };

const readContent = () => parse(readFileSync("content/enquiry.yaml", "utf8")) as Content;

test("FRM-08 a privacy notice of more than 80 words is refused in each form and language", () => {
  expect(v.safeParse(schema.entries.notice, readContent().notice).success).toBe(true);
  for (const language of ["notice", "hindi"] as const) {
    const content = readContent();
    const { points, uses } = language === "hindi" ? content.notice.hindi : content.notice;
    const words = Math.max(
      ...Object.values(uses).map((use) => [use, ...points].join(" ").split(/\s+/).length),
    );
    points.push(Array.from({ length: 80 - words }, () => "शब्द").join(" "));
    expect(v.safeParse(schema.entries.notice, content.notice).success).toBe(true);
    points.push("one");
    expect(v.safeParse(schema.entries.notice, content.notice).issues?.[0].message).toBe(
      "must have at most 80 words in each form",
    );
  }
});
