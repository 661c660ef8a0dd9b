import { checkServerFunction } from "../../cms/src/admin/check-server-function";
import { dropSentValues } from "../../cms/src/admin/drop-sent-values";
import { readBrand } from "../../cms/src/admin/read-brand";
import { toSentenceCase } from "../../cms/src/config/translations";
import { readError } from "../../cms/src/admin/send-call";
import { explainFailure } from "../../cms/src/posts/scheduling/schedule-failure";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const folder = createTestFolder();

test.each([
  ["brand:\n  product: Another Firm\n", "Another Firm"],
  ["brand:\n  product: [", "Website"],
  ["brand: {}\n", "Website"],
])("EDT-04 with the site.yaml %j the admin has the name %j", async (yaml, name) => {
  await writeFiles(folder(), { "content/site.yaml": yaml });
  expect(readBrand("Website", folder()).name).toBe(name);
});

const BUSY = "Another process is using the SQLite file in DATA_DIR: stop it and start again.";
const GONE = "The post, or the account that scheduled it, no longer exists.";
const NOT_ALLOWED = "The account that scheduled it is no longer allowed to publish.";
const INVALID = "The following field is invalid: Title";
test.each([
  [{ message: "SQLITE_BUSY" }, BUSY, true],
  [{ message: "The requested resource was not found." }, GONE, false],
  [{ message: "You are not allowed to perform this action." }, NOT_ALLOWED, false],
  [{ message: `${INVALID}\nand more` }, `${INVALID}.`, false],
  [null, "The reason is unknown.", false],
])("EDT-03 the failure %j is explained as %j, retried: %s", (error, reason, canRetry) => {
  expect(explainFailure(error)).toEqual({ reason, canRetry });
});

test("EDT-04 phrases of Payload and its editor are in sentence case and keep abbreviations", () => {
  const version = { saveDraft: "Save Draft", sort: "Sort by {{label}} Name. Then save." };
  const indent = { increaseLabel: "Increase Indent", api: "Enable API Key of Email {{email}}" };
  expect(toSentenceCase({ en: { version, lexical: { indent } } })).toEqual({
    en: {
      version: { saveDraft: "Save draft", sort: "Sort by {{label}} name. Then save." },
      lexical: {
        indent: { increaseLabel: "Increase indent", api: "Enable API key of e-mail {{email}}" },
      },
    },
  });
});

test("EDT-04 the form of the first account needs no signed-in user", async () => {
  await expect(checkServerFunction("form-state", async () => null)).resolves.toBeUndefined();
});

test("EDT-33 a saved form gets only the values that the server changed", () => {
  const day = new Date("2026-11-26T00:00:00Z");
  const sent = { title: { value: "One " }, slug: { value: "" }, date: { value: day.toJSON() } };
  const saved = { title: { value: "One", valid: true }, slug: { value: "one" } };
  expect(dropSentValues(sent, { ...saved, date: { value: day }, note: { value: 1 } })).toEqual({
    ...{ title: { valid: true }, slug: { value: "one" }, date: {}, note: { value: 1 } },
  });
});

test.each([
  [{ message: "Own reply." }, "Own reply."],
  [{ errors: [{ message: "Payload's." }] }, "Payload's."],
  [{ errors: [{ data: { errors: [{ message: "One." }, { message: "Two." }] } }] }, "One. Two."],
  [null, "Try again."],
])("staff see the reason in %j", (body, reason) => {
  expect(readError(body, "Try again.")).toBe(reason);
});
