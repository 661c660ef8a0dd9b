import type { Enquiry } from "../../cms/src/payload-types";
import { changeDatabase } from "./in-database";
import { useRestCms, type RestCms } from "./rest-cms";

// Who reads and answers which enquiries, and what is stored.

// The module is also used by browser tests.
jest.mock("@playwright/test", () => ({ expect }));

type Calls = Pick<RestCms, "get" | "post">;
type Found = { docs: Enquiry[] };

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
  for (const title of FORMS) {
    const names = "title, name, phone, email, subject, message, reference";
    const values = [
      title,
      "Asha",
      "+91 98765 43210",
      "asha@visitor.example",
      title,
      "Words",
      title,
    ];
    await changeDatabase(
      cms,
      `INSERT INTO enquiries (${names}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      values,
    );
  }
});

const toPath = (title: string, call: string) =>
  `/cms/api/enquiries/${FORMS.indexOf(title) + 1}/${call}`;
const sendAnswer = (staff: Calls, title: string, body: object = { text: "We will call you." }) =>
  staff.post<{ message: string }>(toPath(title, "answer"), body);

test("EDT-59, FRM-13 only compliance officers and admins read reports and data requests", async () => {
  const listForms = async (staff: Calls) =>
    (await staff.get<Found>("/cms/api/enquiries?sort=id")).json.docs.map(({ title }) => title);
  expect(await listForms(cms)).toEqual(FORMS);
  expect(await listForms(editor)).toEqual(FORMS.slice(0, 1));
  expect(await listForms(officer)).toEqual(FORMS.slice(1));
});

test.each([
  ["answer", "Contact us", 200, 404],
  ["send-again", "Contact us", 200, 404],
  ["answer", "My personal data", 404, 200],
  ["send-again", "Report impersonation", 404, 200],
])(
  "EDT-60 %s of “%s” answers %i to editors and %i to officers",
  async (call, title, ...statuses) => {
    await changeDatabase(cms, "UPDATE enquiries SET answer_state = 'sent'");
    const send = async (staff: Calls) =>
      (await staff.post(toPath(title, call), { text: "Words" })).status;
    expect([await send(editor), await send(officer)]).toEqual(statuses);
  },
);

test("EDT-60 an answer is kept and handles the enquiry; the next one waits until it is sent", async () => {
  const title = "Contact us";
  await changeDatabase(cms, "UPDATE enquiries SET answer_state = NULL, answers = NULL");
  const sent = await Promise.all([sendAnswer(editor, title), sendAnswer(editor, title)]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
  await changeDatabase(cms, "UPDATE enquiries SET answer_state = 'sent' WHERE id = 1");
  expect((await sendAnswer(cms, title, { text: "More" })).status).toBe(200);
  const { json } = await editor.get<Enquiry>("/cms/api/enquiries/1");
  expect(json).toMatchObject({ handled: true, answer: { state: "stored", round: 2 } });
  const answers = json.answers?.map(({ text, by }) => [text, by]);
  expect(answers).toEqual([
    ["We will call you.", "editor"],
    ["More", expect.any(String)],
  ]);
  const forged = await fetch(`${cms.url}/cms/api/enquiries/1`, {
    method: "PATCH",
    headers: { authorization: `JWT ${cms.token}`, "content-type": "application/json" },
    body: JSON.stringify({ answers: [] }),
  });
  expect(forged.status).toBe(200);
  expect((await editor.get<Enquiry>("/cms/api/enquiries/1")).json.answers).toHaveLength(2);
});

test("EDT-60 an offer needs the person's consent, and an answer some text", async () => {
  await changeDatabase(cms, "UPDATE enquiries SET answer_state = NULL");
  const offer = { template: "Our plans", text: "Our plans" };
  const refused = await sendAnswer(editor, "Contact us", offer);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    "This person has not agreed to offers of plans.",
  ]);
  expect((await sendAnswer(editor, "Contact us", { text: " " })).status).toBe(400);
  await changeDatabase(cms, "UPDATE enquiries SET may_tell_about_plans = 1");
  expect((await sendAnswer(editor, "Contact us", offer)).status).toBe(200);
});

test("EDT-63 an invitation can be repeated until the colleague has signed in", async () => {
  const invited = { name: "New", email: "new@rest.example", role: "editor" };
  const invite = () => cms.post<{ link: string }>("/cms/api/users/invite", invited);
  const readState = async () =>
    (await cms.get<{ docs: object[] }>("/cms/api/users?where[name][equals]=New")).json.docs;
  await invite();
  const { status, json } = await invite();
  expect([status, await readState()]).toMatchObject([200, [{ isInvited: true }]]);
  const token = json.link.split("/").at(-1) ?? "";
  const password = "a long password of the colleague";
  await cms.post("/cms/api/users/reset-password", { token, password });
  expect(await readState()).toMatchObject([{ isInvited: false }]);
  expect((await invite()).status).toBe(400);
});
