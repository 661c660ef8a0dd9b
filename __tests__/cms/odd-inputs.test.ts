import type { Post } from "../../cms/src/payload-types";
import { useRestCms } from "./rest-cms";
import { toRoot } from "./rich-text";

// Invalid calls of the CMS never get 5xx, and the message names the fault.

const cms = useRestCms();

type Call = [method: "get" | "post" | "patch" | "delete", path: string, message: string];

const toDeepText = (levels: number) => {
  let node: object = { type: "paragraph", version: 1, children: [] };
  for (let level = 0; level < levels; level++)
    node = { type: "quote", version: 1, children: [node] };
  return { root: { type: "root", version: 1, children: [node] } };
};

test.each<Call>([
  ["get", "payload-migrations", "Route not found"],
  ["get", "constructor", "There is no collection “constructor”"],
  ["get", "posts?limit=1.5", "“limit” must be a whole number"],
  ["get", "posts?page=99999999999999999999", "“page” must be a whole number"],
  ["get", "posts?where[id][foo]=1", "cannot be queried: id.foo"],
  ["get", "posts?where[title][near]=1,2", "has the wrong kind"],
])("API-09 %s %s gets an error with the message: %s", async (method, path, message) => {
  const { status, text } = await cms[method](`/cms/api/${path}`, {});
  expect(text).toContain(message);
  expect([400, 404]).toContain(status);
});

test.each([
  ..."where[date][equals]=abc where[id][equals]=abc where[id][in]= where[id][equals][a]=1".split(
    " ",
  ),
  ..."where[category.id][equals]=x where[content.x][equals]=1 where[content][like]=x".split(" "),
  ..."where[category][contains]=1 where[_status][like]=pub where[_status][in]=gone".split(" "),
  ..."where[title][equals]=a%00b where[date][equals]=0000-01-01 where[or][id][equals]=1".split(" "),
  ..."where=x where=[] where=null where[and]=1 sort=-x.y select[x]=1 depth=-1 locale=xx".split(" "),
  Array.from({ length: 300 }, (_, at) => `where[or][${at}][id][equals]=${at}`).join("&"),
  `where=${"%7B%22and%22:%5B".repeat(600)}`,
])("API-09 a query of posts with %s does not fail", async (query) => {
  for (const path of ["posts", "posts/versions"])
    expect((await cms.get(`/cms/api/${path}?${query}`)).status).toBeLessThan(500);
});

test("API-09 a change or deletion of many records by an unreadable or empty condition is refused", async () => {
  await cms.post("/cms/api/categories", { name: "Kept" });
  const json =
    '{"id":1} {"id":{}} {"id":{"in":null}} {"id":{"not_in":[]}} {"id":{"all":null}} [] 5 { {} null {"and":[]} {"AND":[{}]} {"or":{"id":{"equals":1}}}';
  const queries = [
    ..."where[name]= where[and][0]=x where[and]=1 where[id][in]= where= x=1".split(" "),
    ...json.split(" ").map((where) => `where=${where}`),
  ];
  for (const query of queries)
    for (const method of ["patch", "delete"] as const) {
      const { status, text } = await cms[method](`/cms/api/categories?${query}`, { name: "Gone" });
      expect([query, status, text]).toEqual([query, 400, expect.stringContaining("“where")]);
    }
  const list = "/cms/api/categories?where[name][equals]=Kept";
  expect((await cms.get<{ totalDocs: number }>(list)).json.totalDocs).toBe(1);
});

test.each<[method: Call[0], path: string]>([
  ["get", "posts/abc"],
  ["get", "posts/99999999999999999999"],
  ["patch", "categories/1.5"],
  ["delete", "media/-1"],
  ["post", "posts/versions/1;"],
  ["get", "categories/versions"],
  ["post", "categories/versions/1"],
  ["get", "globals/enquiry-texts/versions/1"],
  ["post", "users/verify/x"],
  ["delete", "payload-preferences/x"],
  ["get", "payload-preferences?where[user][exists]"],
  ["get", "payload-preferences?where[user.value][equals]=null"],
  ["get", "payload-locked-documents?where[document][in]=1"],
  ["get", "payload-locked-documents?where[user.value][in]=1"],
])("API-09 %s %s does not fail", async (method, path) => {
  expect((await cms[method](`/cms/api/${path}`, {})).status).toBeLessThan(500);
});

const expectRefusal = async (path: string, data: object, message: string) => {
  const { status, text } = await cms.post(`/cms/api/${path}?draft=true`, data);
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
};

const toContent = (node: object) => ({
  title: "Nodes",
  content: { root: { type: "root", ...node } },
});
const KIND = "wrong kind";

test.each([
  ["posts", toContent({ children: [{ type: "link", fields: 7 }] }), "rich text of the editor"],
  ["posts", toContent({ children: [{ type: "foo" }] }), "rich text of the editor"],
  ["posts", toContent({ children: [{ type: "text", text: {} }] }), "rich text of the editor"],
  ["posts", toContent({ children: [null] }), KIND],
  ["posts", { title: "Group", meta: null }, KIND],
  ["posts", { title: "Time", date: 9e15 }, "must be a day such as"],
  ["posts", { title: "Number", date: 20261029 }, "must be a day such as"],
  ["posts", { title: "List", date: ["2026-10-29"] }, "must be a day such as"],
  ["posts", { title: "List", securities: [{ a: 1 }] }, "“securities” must be a text, in quotes"],
  ["posts", { title: "A\0b" }, "“title” contains the character NUL"],
  ["posts", { title: "Id", category: "x" }, "must be the id of a record"],
  ["posts", { title: "List", thumbnail: [1] }, "must be the id of a record"],
  ["posts", { title: "Missing", category: 99 }, "refers to a record that does not exist"],
  ["posts", { title: "Day", date: "" }, "must be a day such as"],
  ["posts", [], "The body must be a JSON object"],
  ["publishing/confirm", [1], "The body must be a JSON object"],
  // A number in a text field would be shown as 1.0.
  ["complaint-months", { year: 2014, month: 1, received: 0 }, "“month” must be a text"],
  ["complaint-years", { year: 2014 }, "“year” must be a text"],
  ["complaint-reports", { monthEnding: 11 }, "“monthEnding” must be a text"],
  ["ipos", { company: "x", status: 1 }, "“status” must be a text"],
  ["users", { email: "x@x.example", name: "x", role: 1 }, "“role” must be a text"],
  ["authors", { name: "A", nismNumber: 7 }, "“nismNumber” must be a text"],
  ["authors", { name: "A", profiles: [{ url: 7 }] }, "“profiles.0.url” must be a text"],
])("API-09 a call to %s with %j is refused: %s", expectRefusal);

test.each([[null], [""], ["gone"]])(
  "API-09 a post with the status %j is refused",
  async (_status) => {
    const { status, text } = await cms.post("/cms/api/posts", { title: "Status", _status });
    expect([status, text]).toEqual([
      400,
      expect.stringContaining("must be “draft” or “published”"),
    ]);
  },
);

test("API-09 a refused call stores nothing", async () => {
  expect((await cms.get<{ totalDocs: number }>("/cms/api/posts")).json.totalDocs).toBe(0);
});

test("API-09 a link of more than 2,000 characters is refused", async () => {
  const { status, text } = await cms.post("/cms/api/ipos", { sourceLink: `/${"a".repeat(2000)}` });
  expect([status, text]).toEqual([400, expect.stringContaining("Use at most 2000 characters.")]);
});

test("API-09 a draft with a text of 300 levels is refused", async () => {
  const draft = { title: "Deep", content: toDeepText(300) };
  await expectRefusal("posts", draft, "nested more than 200 levels deep");
});

const sendAs = async (headers: Record<string, string>, body: string) => {
  const response = await fetch(`${cms.url}/cms/api/posts`, { method: "POST", headers, body });
  return [response.status, await response.text()];
};

test("API-09 a body that cannot be read is refused", async () => {
  const json = { "content-type": "application/json" };
  const asQuery = { ...json, "X-Payload-HTTP-Method-Override": "GET" };
  const form = { "content-type": "multipart/form-data; boundary=x" };
  const part = '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n';
  const wrongType = [415, expect.stringContaining("Content-Type application/json")];
  expect(await sendAs({ "content-type": "text/plain" }, '{"title":"a"}')).toEqual(wrongType);
  expect(await sendAs(json, "{")).toEqual([400, expect.stringContaining("Invalid JSON")]);
  expect(await sendAs(asQuery, "{")).toEqual([400, expect.stringContaining("is not valid JSON")]);
  expect(await sendAs(form, "--x")).toEqual([400, expect.stringContaining("cannot be read")]);
  expect(await sendAs(form, part)).toEqual([400, expect.stringContaining("JSON in _payload")]);
});

test("API-09 a file whose name has a NUL is refused", async () => {
  const { status, text } = await cms.upload(Buffer.from("x"), "a\0b.png");
  expect([status, text]).toEqual([400, expect.stringContaining("control characters such as NUL")]);
});

test("EDT-21 a change without a status does not change a published post with a newer draft", async () => {
  const { json } = await cms.post<{ doc: Post }>("/cms/api/posts", {
    ...{ title: "First", slug: "newer-draft", content: toRoot(), _status: "published" },
    author: "Test desk",
  });
  const path = `/cms/api/posts/${json.doc.id}`;
  const changePost = (query: string, data: object) => cms.patch<{ doc: Post }>(path + query, data);
  expect((await changePost("", { title: "Second" })).status).toBe(200);
  await changePost("?draft=true", { title: "Draft", _status: "draft" });

  const listStates = () =>
    Promise.all(
      ["", "?draft=true"].map(async (query) => (await cms.get<Post>(path + query)).json),
    ).then((posts) => posts.map(({ title, _status }) => [title, _status]));
  const before = [
    ["Second", "published"],
    ["Draft", "draft"],
  ];
  expect(await listStates()).toEqual(before);
  const refused = await changePost("", { author: "Somebody" });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("?draft=true")]);
  const all = `/cms/api/posts?where[id][equals]=${json.doc.id}`;
  expect((await cms.patch(all, { author: "Somebody" })).text).toContain("changes that are not");
  expect(await listStates()).toEqual(before);

  expect((await changePost("?draft=true", { title: "Newer draft" })).status).toBe(200);
  expect(await listStates()).toEqual([before[0], ["Newer draft", "draft"]]);
  expect((await changePost("", { _status: "published" })).status).toBe(200);
  expect((await listStates())[0]).toEqual(["Newer draft", "published"]);
});
