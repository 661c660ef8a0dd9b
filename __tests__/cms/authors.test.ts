import { authorsEndpoint } from "../../src/shared/contract/authors";
import { useRestCms } from "./rest-cms";

const cms = useRestCms();

const SCRIPT = "<script>alert(1)</script>";
const DAY = "2028-03-31T12:00:00.000Z";

const addAuthor = (data: object) =>
  cms.post<{ doc: { id: number; slug: string } }>("/cms/api/authors", data);

async function findAuthor(id: number) {
  const { items, problems } = authorsEndpoint.read(
    (await cms.get<unknown>(authorsEndpoint.path)).json,
  );
  expect(problems).toEqual([]);
  return items.find((each) => each.id === String(id));
}

test("PST-08 returns an author's fields as plain text", async () => {
  const texts = { name: `Asha ${SCRIPT}`, role: SCRIPT, qualifications: SCRIPT, interests: SCRIPT };
  const profiles = [{ label: `X ${SCRIPT}`, url: "https://x.example/asha" }];
  const certificate = { nismNumber: SCRIPT, nismValidUntil: DAY };
  const { json } = await addAuthor({ ...texts, ...certificate, profiles });
  expect(await findAuthor(json.doc.id)).toMatchObject({
    ...{ ...texts, profiles, nismNumber: SCRIPT, nismValidUntil: "2028-03-31" },
    slug: "asha-script-alert-1-script",
  });
});

test("PST-08 refuses name and slug of another author, and the slug of one in the trash", async () => {
  const { id, slug } = (await addAuthor({ name: "Asha Rao" })).json.doc;
  expect((await addAuthor({ name: "Asha Rao!" })).json.doc.slug).toBe(`${slug}-2`);
  const expectRefusal = async (data: object, message: string) => {
    const { status, text } = await addAuthor(data);
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
  };
  await expectRefusal({ name: " ASHA  RAO" }, "Use another name");
  await expectRefusal({ name: "Other", slug }, "slug");
  await cms.patch(`/cms/api/authors/${id}`, { deletedAt: new Date().toISOString() });
  expect(await findAuthor(id)).toBeUndefined();
  await expectRefusal({ name: "Other", slug }, "in the trash");
  await cms.patch(`/cms/api/authors/${id}?trash=true`, { deletedAt: null });
  expect((await findAuthor(id))?.slug).toBe(slug);
});

const HTTPS = "Use an address that starts with https://.";

test.each([
  [{ nismNumber: "N-1" }, "Enter the last day of the certificate."],
  [{ nismValidUntil: DAY }, "Enter the certificate's number."],
  [{ profiles: [{ label: "X", url: "http://x.example" }] }, HTTPS],
  [{ profiles: [{ label: "X", url: "javascript:alert(1)" }] }, HTTPS],
  [{ profiles: [{ label: "X", url: "/blogs/" }] }, HTTPS],
])("PST-08 an author with %j is refused: %s", async (fault, message) => {
  const { status, text } = await addAuthor({ name: "Faulty", ...fault });
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});
