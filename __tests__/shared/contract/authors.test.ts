import { toAuthorKey } from "../../../src/shared/domain/author-key";
import { authorsEndpoint } from "../../../src/shared/contract/authors";

const readAuthor = (fields: object) =>
  authorsEndpoint.read({ data: [{ _id: 7, name: "Asha", slug: "asha", ...fields }] }).items[0];

test("PST-08 an author needs only id, name and slug", () => {
  expect(readAuthor({})).toEqual({
    ...{ id: "7", name: "Asha", slug: "asha", role: "", qualifications: null, interests: null },
    ...{ nismNumber: null, nismValidUntil: null, profiles: [], updatedAt: null },
  });
  const { items, problems } = authorsEndpoint.read([{ _id: 7, name: " " }]);
  expect([items, problems[0]?.field]).toEqual([[], "name"]);
});

test("PST-08 shows only profile links that start with https://", () => {
  const urls = [
    ...["https://x.example/a", "http://x.example/a", "javascript:alert(1)", "//x.example", ""],
    ...["https://", "https://x.example/<script> alert", 7, null],
  ];
  const given = [...urls.map((url) => ({ label: "X", url })), { url: urls[0] }, null, "x"];
  expect(readAuthor({ profileLinks: given })?.profiles).toEqual([{ label: "X", url: urls[0] }]);
  for (const profileLinks of ["x", {}, null])
    expect(readAuthor({ profileLinks })?.profiles).toEqual([]);
});

test("PST-08 hides an invalid date", () => {
  expect(readAuthor({ nismValidUntil: "soon" })?.nismValidUntil).toBeNull();
  expect(readAuthor({ nismValidUntil: "2028-03-31" })?.nismValidUntil).toBe("2028-03-31");
});

test("PST-08 a post links to its author regardless of case, spaces and Unicode form", () => {
  const keys = ["Asha  Rao", " asha rao\n", "ASHA\u00a0RAO", "Ａsha Rao"].map(toAuthorKey);
  expect(new Set(keys)).toEqual(new Set(["asha rao"]));
  expect(toAuthorKey("Zoe\u0308")).toBe(toAuthorKey("Zo\u00eb"));
  expect(toAuthorKey("Asha Rao (sample)")).not.toBe(toAuthorKey("Asha Rao"));
});
