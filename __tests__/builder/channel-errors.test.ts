import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import encodeQR from "qr";
import sharp from "sharp";
import { findChannelErrors, checkQrImage } from "../../builder/channel-errors";
import { renderEscalation, findOfficerErrors } from "../../builder/escalation-table";
import { readSite } from "../../builder/site-content";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();
const readContent = (name: string) => readFileSync(join("content", name), "utf8");

async function writeContent(changed: Record<string, string>): Promise<string> {
  cpSync("content", inFolder(), { recursive: true });
  await writeFiles(inFolder(), changed);
  return inFolder();
}

const HANDLE = "stockneev.ra@validsamplebank";

test("TRU-03 the project's own channels are all in channels.yaml", () => {
  expect(findChannelErrors()).toEqual([]);
});

test.each([
  ["a phone", "site.yaml", "00000 00001", "00000 00099", "+91 00000 00099"],
  ["the WhatsApp number", "site.yaml", "00000 00003", "00000 00098", "+91 00000 00098"],
  ["the helpline", "site.yaml", "00000 00004", "00000 00097", "+91 00000 00097"],
  ["an officer's phone", "site.yaml", "00000 00006", "00000 00096", "+91 00000 00096"],
  ["an e-mail", "site.yaml", "support@stock", "support@other", "support@otherneev.example"],
  ["an officer's e-mail", "site.yaml", "grievance@stock", "grievance@x", "grievance@xneev.example"],
  ["a profile", "site.yaml", "/@stockneev", "/@other", "https://youtube.stockneev.example/@other"],
  ["a store", "site.yaml", "in/app/stockneev", "in/x", "https://apps.stockneev.example/in/x"],
  ["the web app", "site.yaml", "//app.", "//x.", "https://x.stockneev.example/#/user-login"],
  ["the security contact", "security.yaml", "y@stock", "y@x", "mailto:security@xneev.example"],
  ["the UPI handle", "pages/upi.yaml", "samplebank", "otherbank", "stockneev.ra@validotherbank"],
  ["the registration", "site.yaml", "INH000000000", "INH000000009", "INH000000009"],
  ["a phone as WhatsApp", "channels.yaml", "kind: phone", "kind: whatsapp", "+91 00000 00001"],
])(
  "TRU-03 %s outside channels.yaml is an error with file, line and value",
  async (_, name, from, to, value) => {
    const changed = { [name]: readContent(name).replace(from, to) };
    const errors = findChannelErrors(await writeContent(changed));
    const file = name === "channels.yaml" ? "site.yaml" : name;
    const line = errors[0]?.match(/\.yaml:(\d+): /)?.[1];
    expect(errors).toEqual([
      expect.stringMatching(
        new RegExp(`${file.replace(".", "\\.")}:\\d+: .* is not in channels\\.yaml`),
      ),
    ]);
    expect(errors[0]).toContain(`: ${value} is not`);
    expect(Number(line)).toBeGreaterThan(1);
  },
);

/** Checks a QR picture of a text in content that names `picture`. */
async function checkPicture(text: string, picture = "/qr.png") {
  const gif = encodeQR(text, "gif", { scale: 6, border: 4 });
  await sharp(gif).png().toFile(join(inFolder(), "qr.png"));
  const upi = readContent("pages/upi.yaml");
  const content = join(inFolder(), "content");
  await writeFiles(content, { "pages/upi.yaml": `qrImage: ${picture}\n${upi}` });
  return checkQrImage(content, inFolder());
}

test("UPI-02 a QR picture that pays to the handle is accepted, and none is required", async () => {
  await expect(checkPicture(`upi://pay?pa=${HANDLE}&pn=Sample&cu=INR`)).resolves.toBeUndefined();
  await expect(checkQrImage()).resolves.toBeUndefined();
});

test.each([
  ["another payee", "upi://pay?pa=fraud.ra@validsamplebank&pn=Sample", "fraud.ra@validsamplebank"],
  ["an address", "https://www.stockneev.example/", "https://www.stockneev.example/"],
  ["no payee", "upi://pay?pn=Sample", "upi://pay?pn=Sample"],
])("UPI-02 a QR picture with %s fails, naming it and the handle", async (_, text, found) => {
  await expect(checkPicture(text)).rejects.toThrow(
    `upi.yaml:1: field "qrImage" /qr.png pays to "${found}", but the handle is "${HANDLE}"`,
  );
});

test("UPI-02 a missing QR picture fails", async () => {
  await expect(checkPicture(HANDLE, "/missing.png")).rejects.toThrow("cannot be read as a QR code");
});

test("TRU-12 the table has officers from site.yaml and ends with SCORES and SmartODR", () => {
  const site = readSite();
  const { table: html, order } = renderEscalation(site);
  expect(order).toMatch(/^<p>.*SCORES, then SmartODR.*21 days.*<\/p>$/);
  expect(findOfficerErrors(site)).toEqual([]);
  const grievance = site.officers.find(({ role }) => role === "Grievance Officer");
  expect(html).toContain(`<a href="mailto:${grievance?.email}">`);
  expect(html).toMatch(/SCORES.*SmartODR/);
});

const escalationYaml = readContent("escalation.yaml");
test.each([
  [
    "an officer that site.yaml lacks",
    "officer: Grievance Officer",
    "officer: Nobody",
    /escalation\.yaml:\d+: officer "Nobody" is not in site\.yaml/,
  ],
  [
    "a mailbox for analysts",
    '"{contacts.emails.0.address}"',
    "iara.escalation1@bse.example",
    /escalation\.yaml:\d+: iara\.escalation1@bse\.example is a mailbox for research analysts/,
  ],
])("TRU-12 %s is an error with file and line", async (_, text, replaced, message) => {
  const folder = await writeContent({ "escalation.yaml": escalationYaml.replace(text, replaced) });
  expect(findOfficerErrors(readSite(), folder)).toEqual([expect.stringMatching(message)]);
});

test("TRU-12 a table that does not end with SmartODR is refused", async () => {
  const text = escalationYaml.slice(0, escalationYaml.indexOf("  - level: Online dispute"));
  const folder = await writeContent({ "escalation.yaml": text });
  expect(() => renderEscalation(readSite(), folder)).toThrow(
    /escalation\.yaml:\d+: field "levels" must end with SCORES and SmartODR/,
  );
});
