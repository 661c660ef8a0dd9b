import type { Enquiry } from "../../cms/src/payload-types";
import { changeDatabase } from "./in-database";
import { useRestCms, type RestCms } from "./rest-cms";

// Rights to read and answer enquiries, stored answers, and invitations.

// in-database.ts is also used by browser tests.
jest.mock("@playwright/test", () => ({ expect }));

type Calls = Pick<RestCms, "get" | "post">;

const cms = useRestCms();
const FORMS = ["Contact us", "Report impersonation", "My personal data"];
let editor: Calls;
let officer: Calls;

beforeAll(async () => {
  const addAccount = async (role: string) => {
    const account = { email: `${role}@rest.example`, password: `a long password of the ${role}` };
    await cms.post("/cms/api/users", { ...account, name: role, role });
    return cms.signIn(account);
  };
  editor = await addAccount("editor");
  officer = await addAccount("compliance");
  for (const title of FORMS)
    await changeDatabase(
      cms,
      `INSERT INTO enquiries (title, name, phone, email, subject, message)
       VALUES (?, 'Asha', '+91 98765 43210', 'asha@visitor.example', 'A question', 'Words')`,
      [title],
    );
});

const setSent = () => changeDatabase(cms, "UPDATE enquiries SET answer_state = 'sent'");
const sendAnswer = (staff: Calls, body: object) =>
  staff.post<{ message: string }>("/cms/api/enquiries/1/answer", body);

test("EDT-59, FRM-13 only compliance officers and admins read reports and data requests", async () => {
  const listForms = async (staff: Calls) => {
    const { json } = await staff.get<{ docs: Enquiry[] }>("/cms/api/enquiries?sort=id");
    return json.docs.map(({ title }) => title);
  };
  expect(await listForms(cms)).toEqual(FORMS);
  expect(await listForms(editor)).toEqual(FORMS.slice(0, 1));
  expect(await listForms(officer)).toEqual(FORMS.slice(1));
});

test.each([
  ["answer", 1, 200, 404],
  ["send-again", 1, 200, 404],
  ["send-again", 2, 404, 200],
  ["answer", 3, 404, 200],
])("EDT-60 “%s” of enquiry %i: %i for editors, %i for officers", async (call, id, ...statuses) => {
  await setSent();
  const send = async (staff: Calls) =>
    (await staff.post(`/cms/api/enquiries/${id}/${call}`, { text: "Words" })).status;
  expect([await send(editor), await send(officer)]).toEqual(statuses);
});

test("EDT-60 an answer is kept and handles the enquiry; the next one waits until it is sent", async () => {
  await changeDatabase(cms, "UPDATE enquiries SET answer_state = NULL, answers = NULL");
  const body = { text: "We will call you." };
  const sent = await Promise.all([sendAnswer(editor, body), sendAnswer(editor, body)]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  await setSent();
  expect((await sendAnswer(cms, { text: "More" })).status).toBe(200);
  await cms.patch("/cms/api/enquiries/1", { answers: [] });
  const { json } = await editor.get<Enquiry>("/cms/api/enquiries/1");
  expect(json).toMatchObject({ handled: true, answer: { state: "stored", round: 2 } });
  expect(json.answers).toMatchObject([{ ...body, by: "editor" }, { text: "More" }]);
});

test("EDT-60, CHR-23 an offer needs the person's consent, and an answer own words", async () => {
  await setSent();
  const offer = { template: "Our plans", text: "Our plans" };
  const refusal = { message: "This person has not agreed to offers of plans." };
  expect(await sendAnswer(editor, offer)).toMatchObject({ status: 409, json: refusal });
  expect((await sendAnswer(editor, { text: " " })).status).toBe(400);
  const gap = { template: "Final answer", text: "We have looked into it. [Your answer]" };
  const unfilled = { message: "Write your own words in place of [Your answer]." };
  expect(await sendAnswer(editor, gap)).toMatchObject({ status: 400, json: unfilled });
  await changeDatabase(cms, "UPDATE enquiries SET may_tell_about_plans = 1");
  expect((await sendAnswer(editor, offer)).status).toBe(200);
});

test("EDT-63 an invitation can be repeated until the colleague has signed in", async () => {
  const account = { name: "New", email: "new@rest.example", role: "editor" };
  const invite = () => cms.post<{ link: string }>("/cms/api/users/invite", account);
  const readState = async () =>
    (await cms.get<{ docs: object[] }>("/cms/api/users?where[name][equals]=New")).json.docs;
  await invite();
  const { status, json } = await invite();
  expect([status, await readState()]).toMatchObject([200, [{ isInvited: true }]]);
  const reset = { token: json.link.split("/").at(-1), password: "a password of the colleague" };
  await cms.post("/cms/api/users/reset-password", reset);
  expect(await readState()).toMatchObject([{ isInvited: false }]);
  expect((await invite()).status).toBe(400);
});
