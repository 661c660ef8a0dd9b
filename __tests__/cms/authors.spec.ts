import { expect, type APIRequestContext } from "@playwright/test";
import { authorsEndpoint, type Author } from "../../src/shared/contract/authors";
import { expectRefused, makeName } from "./cms-client";
import { test, type AddDoc } from "./cms-test";
import { patchDoc } from "./publishing-staff";

const SCRIPT = "<script>alert(1)</script>";
const CERTIFICATE = { nismNumber: "N-1", nismValidUntil: "2028-03-31T12:00:00.000Z" };

type Doc = { id: number; slug: string };
const createAuthor = (addDoc: AddDoc, data: object) => addDoc<Doc>("authors", data);

async function fetchAuthor(anyone: APIRequestContext, id: number): Promise<Author | undefined> {
  const response = await anyone.get(authorsEndpoint.path);
  expect(response.status()).toBe(200);
  const { items, problems } = authorsEndpoint.read(await response.json());
  expect(problems).toEqual([]);
  return items.find((each) => each.id === String(id));
}

test("PST-08 returns an author's fields as plain text", async ({ anyone, addDoc }) => {
  const name = makeName(`Asha ${SCRIPT}`);
  const label = `X ${SCRIPT}`;
  const { id } = await createAuthor(addDoc, {
    ...{ name, role: SCRIPT, qualifications: SCRIPT, interests: SCRIPT },
    ...{ ...CERTIFICATE, nismNumber: SCRIPT },
    profiles: [{ label, url: "https://x.example/asha" }],
  });
  expect(await fetchAuthor(anyone, id)).toMatchObject({
    ...{ name, role: SCRIPT, qualifications: SCRIPT, interests: SCRIPT, nismNumber: SCRIPT },
    ...{ nismValidUntil: "2028-03-31", profiles: [{ label, url: "https://x.example/asha" }] },
    slug: expect.stringMatching(/^asha-script-alert-1-script-/),
  });
  const response = await anyone.get(authorsEndpoint.path);
  expect(response.headers()["content-type"]).toContain("application/json");
});

test("PST-08 refuses name and slug of another author, and the slug of one in the trash", async ({
  admin,
  anyone,
  addDoc,
}) => {
  const name = makeName("Asha Rao");
  const first = await createAuthor(addDoc, { name });
  const second = await createAuthor(addDoc, { name: `${name}!` });
  expect(second.slug).toBe(`${first.slug}-2`);

  const expectRefusal = async (data: object, message: string) =>
    expectRefused(await admin.post("/cms/api/authors", { data }), message);
  const similar = ` ${name.toUpperCase().replace(" ", "  ")}`;
  await expectRefusal({ name: similar }, "Use another name");
  await expectRefusal({ name: makeName("Other"), slug: first.slug }, "slug");

  await patchDoc(admin, `authors/${first.id}`, { deletedAt: new Date().toISOString() });
  expect(await fetchAuthor(anyone, first.id)).toBeUndefined();
  await expectRefusal({ name: makeName("Other"), slug: first.slug }, "in the trash");
  await patchDoc(admin, `authors/${first.id}?trash=true`, { deletedAt: null });
  expect((await fetchAuthor(anyone, first.id))?.slug).toBe(first.slug);
});

test("PST-08 refuses a certificate without number or day, and a profile without https://", async ({
  admin,
}) => {
  const https = "Use an address that starts with https://.";
  for (const [fault, message] of [
    [{ nismNumber: "N-1" }, "Enter the last day of the certificate."],
    [{ nismValidUntil: CERTIFICATE.nismValidUntil }, "Enter the certificate's number."],
    [{ nismNumber: 7, nismValidUntil: CERTIFICATE.nismValidUntil }, "“nismNumber” must be a text"],
    [{ profiles: [{ label: "X", url: 7 }] }, "“profiles.0.url” must be a text"],
    [{ profiles: [{ label: "X", url: "http://x.example" }] }, https],
    [{ profiles: [{ label: "X", url: "javascript:alert(1)" }] }, https],
    [{ profiles: [{ label: "X", url: "/blogs/" }] }, https],
  ] as const) {
    const data = { name: makeName("Faulty"), ...fault };
    await expectRefused(await admin.post("/cms/api/authors", { data }), message);
  }
});
