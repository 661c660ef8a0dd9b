import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { MESSAGES } from "../../../cms/src/enquiries/enquiry-rejection";
import { schema } from "../../../src/features/enquiry/text.schema";
import { UNAVAILABLE } from "../../../src/shared/contract/response";

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

test("FRM-19 no message of a form names a part of our system", () => {
  const names = ["enquiry", "enquiry-sent", "pages/complaint-status"];
  const texts = names.map((name) => parse(readFileSync(`content/${name}.yaml`, "utf8")));
  const shown = JSON.stringify([...texts, MESSAGES, UNAVAILABLE]);
  expect(shown).not.toMatch(/\b(?:CMS|API|[Ww]ebhook|[Ss]erver)\b/);
});
