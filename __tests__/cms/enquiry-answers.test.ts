import type { Enquiry } from "../../cms/src/payload-types";
import { changeDatabase } from "./in-database";
import { useRestCms, type RestCms } from "./rest-cms";

// Rights to read and answer enquiries, stored answers, and invitations.

// in-database.ts is also used by browser tests.
jest.mock("@playwright/test", () => ({ expect }));

type Calls = Pick<RestCms, "get" | "post" | "patch">;

const cms = useRestCms();
const FORMS = ["Contact us", "Report impersonation", "My personal data", "Complaint"];
let editor: Calls;
let officer: Calls;

beforeAll(async () => {
  editor = await cms.addAccount("editor");
  officer = await cms.addAccount("compliance");
  for (const title of FORMS)
    await changeDatabase(
      cms,
      `INSERT INTO enquiries (title, name, phone, email, subject, message)
       VALUES (?, 'Asha', '+91 98765 43210', 'asha@visitor.example', 'A question', 'Words')`,
      [title],
    );
});

const setSent = () => changeDatabase(cms, "UPDATE enquiries SET answer_state = 'sent'");
const sendAnswer = (staff: Calls, body: object, id = 1) =>
  staff.post<{ message: string }>(`/cms/api/enquiries/${id}/answer`, body);

test("EDT-59, FRM-13 only compliance officers and admins read reports and data requests", async () => {
  const listForms = async (staff: Calls) => {
    const { json } = await staff.get<{ docs: Enquiry[] }>("/cms/api/enquiries?sort=id");
    return json.docs.map(({ title }) => title);
  };
  expect(await listForms(cms)).toEqual(FORMS);
  expect(await listForms(editor)).toEqual(FORMS.slice(0, 1));
  expect(await listForms(officer)).toEqual(FORMS.slice(1));
  const handle = async (staff: Calls, id: number) =>
    (await staff.patch(`/cms/api/enquiries/${id}`, { note: "Read" })).status;
  expect([await handle(editor, 1), await handle(editor, 2)]).toEqual([200, 403]);
  expect([await handle(officer, 1), await handle(officer, 4)]).toEqual([403, 200]);
});

test.each([
  ["enquiries/1/answer", 200, 404],
  ["enquiries/1/send-again", 200, 404],
  ["enquiries/2/send-again", 404, 200],
  ["enquiries/3/answer", 404, 200],
  // No change was published. Only editors see the log.
  ["deliveries/1/send-again", 404, 403],
])("EDT-60, FRM-21 %s: %i for editors, %i for officers", async (call, ...statuses) => {
  await setSent();
  const send = async (staff: Calls) =>
    (await staff.post(`/cms/api/${call}`, { text: "Words" })).status;
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

test("EDT-60, CHR-23, FRM-20 an offer needs the person's consent, and an answer own words", async () => {
  await setSent();
  const offer = { template: "Our plans", text: "Our plans" };
  const refusal = { message: "This person has not agreed to offers of plans." };
  expect(await sendAnswer(editor, offer)).toMatchObject({ status: 409, json: refusal });
  expect((await sendAnswer(editor, { text: " " })).status).toBe(400);
  const gap = { template: "Final answer", text: "We have looked into it. [Your answer]" };
  const unfilled = { message: "Write your own words in place of [Your answer]." };
  expect(await sendAnswer(officer, gap, 4)).toMatchObject({ status: 400, json: unfilled });
  const other = { message: "There is no template “Final answer” for this form. Reload the page." };
  expect(await sendAnswer(editor, gap)).toMatchObject({ status: 409, json: other });
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
