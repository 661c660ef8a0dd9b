import { HAS_CONTENT } from "../../cms/src/posts/empty-drafts";
import type { AuditLog, Post } from "../../cms/src/payload-types";
import { startRestCms } from "./rest-cms";

test("EDT-34 the list's filter hides a draft without title and text", async () => {
  const cms = await startRestCms();
  try {
    const addDoc = (data: object) =>
      cms.post("/cms/api/posts?draft=true", { ...data, _status: "draft" });
    await addDoc({});
    await addDoc({ title: "Named" });
    const filter = `where=${encodeURIComponent(JSON.stringify(HAS_CONTENT))}`;
    const getNames = async (where: string) => {
      const { json } = await cms.get<{ docs: Post[] }>(`/cms/api/posts?draft=true&${where}`);
      return json.docs.map(({ title }) => title ?? "");
    };
    expect((await getNames("")).toSorted()).toEqual(["", "Named"]);
    expect(await getNames(filter)).toEqual(["Named"]);
    expect(await getNames("where[title][exists]=false&where[content][exists]=false")).toEqual([""]);
  } finally {
    await cms.end();
  }
});

test("EDT-34 the audit log records a post once it has text, also after an autosave", async () => {
  const cms = await startRestCms();
  try {
    const { json } = await cms.post<{ doc: Post }>("/cms/api/posts?draft=true", {
      _status: "draft",
    });
    const readAuditLog = async () => {
      const where = "where[changedCollection][equals]=posts&sort=number";
      const log = await cms.get<{ docs: AuditLog[] }>(`/cms/api/audit-log?${where}`);
      return log.json.docs.map(({ action, recordId }) => `${action} ${recordId}`);
    };
    const { id } = json.doc;
    const saveDraft = (data: object) =>
      cms.patch(`/cms/api/posts/${id}?draft=true&autosave=true`, { ...data, _status: "draft" });
    await saveDraft({ author: "Test desk" });
    expect(await readAuditLog()).toEqual([]);
    await saveDraft({ title: "First" });
    await saveDraft({ title: "First words" });
    expect(await readAuditLog()).toEqual([`created ${id}`]);
  } finally {
    await cms.end();
  }
});
