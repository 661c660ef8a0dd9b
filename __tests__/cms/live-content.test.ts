import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Payload, SendEmailOptions } from "payload";
import { listAnswerTemplates } from "../../cms/src/complaints/register-settings";
import { readBrand } from "../../cms/src/admin/read-brand";
import { readEnvironment } from "../../cms/src/environment";
import { mailSiteFaults } from "../../cms/src/publishing/refused-content";
import { publishRelease } from "../../publisher/release/publish";
import { rollBack } from "../../publisher/release/switch";
import { findLiveContent, toContentFolder } from "../../src/shared/node/live-content";
import { PAGES, writeBuilt } from "../support/built-folder";
import { IDLE } from "../support/rebuild-status";
import { createTestFolder } from "../support/temporary-folder";
import { sendJson, startUpstream } from "../support/upstream";

// Texts of a repository in the CMS.

jest.mock("payload", () => ({}));

const inFolder = createTestFolder();

test("EDT-56, FRM-20 periods, words and answers are those of the live release, after each switch without a restart", async () => {
  const days: number[] = [];
  const settings = readEnvironment({ DATA_DIR: inFolder() });
  const { enquiries, approval } = settings;
  const findContent = () => join(findLiveContent(inFolder(), resolve(".")), "content");
  const brand = readBrand("Website", resolve("."), findContent);
  const readDays = () => Object.values(enquiries.retention)[0]?.days;
  const register = { rules: settings.complaintRules, mailTexts: settings.mailTexts };
  const payload = { config: { custom: { register } } } as unknown as Payload;
  const [before, words] = [readDays(), approval.words.length];
  for (const [commit, period] of [
    ["a".repeat(40), "30"],
    ["b".repeat(40), "900"],
  ] as const) {
    const folder = toContentFolder(inFolder(), commit);
    await cp("content", `${folder}/content`, { recursive: true });
    const file = `${folder}/content/enquiry.yaml`;
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(/days: \d+/g, `days: ${period}`));
    await writeFile(`${folder}/content/site.yaml`, `brand: { product: Firm ${period} }`);
    await writeFile(
      `${folder}/content/compliance/words.yaml`,
      "words: [one]\nratings: []\nprices: []\n",
    );
    const mails = await readFile("content/mails.yaml", "utf8");
    const named = mails.replace("name: We will call you", `name: Call ${period}`);
    await writeFile(`${folder}/content/mails.yaml`, named);
    expect(readDays()).toBe(days.at(-1) ?? before);
    writeBuilt(inFolder("public"), { files: PAGES, content: commit });
    await publishRelease(inFolder("public"), inFolder("releases"));
    days.push(Number(period));
    expect(readDays()).toBe(Number(period));
    expect(approval.words).toEqual(["one"]);
    const [template] = listAnswerTemplates(payload, { title: "Contact us" });
    expect(template?.name).toBe(`Call ${period}`);
    expect(brand.name).toBe(`Firm ${period}`);
  }
  await rollBack(inFolder("releases"));
  expect(readDays()).toBe(30);
  expect(words).toBeGreaterThan(1);
});

test("EDT-54, OPS-16 the operator gets one mail for each refused commit, with file and line, and one for a failing build", async () => {
  const refused = {
    ...{ commit: "c".repeat(40), author: "A", message: "Buy now" },
    faults: ["content/faq.md:12: <script> is not shown on pages: remove it"],
  };
  const site = await startUpstream((_, response) => {
    const lastError = { at: 1, message: "The API did not respond." };
    const content = { next: null, waiting: null, refused };
    sendJson(response, { ...IDLE, content, failures: 2, lastError });
  });
  const mails: SendEmailOptions[] = [];
  const stored = new Map<string, unknown>();
  const kv = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => void stored.set(key, value),
  };
  const payload = {
    kv,
    sendEmail: async (mail: SendEmailOptions) => void mails.push(mail),
  } as unknown as Payload;
  const { mail, publishing } = readEnvironment({ MAIL_TO_OPERATOR: "operator@firm.example" });
  const settings = { mail, publishing: { ...publishing, statusUrl: site.origin, token: "t" } };
  for (let turn = 0; turn < 2; turn += 1) await mailSiteFaults(payload, settings);
  await mailSiteFaults(payload, { ...settings, mail: { ...mail, toOperator: [] } });
  await site.close();
  expect(mails).toEqual([
    {
      to: ["operator@firm.example"],
      subject:
        "content of commit cccccccc refused: content/faq.md:12: <script> is not shown on pages: remove it",
      text: expect.stringContaining("content/faq.md:12"),
    },
    expect.objectContaining({ subject: "The build failed: The API did not respond." }),
  ]);
});
