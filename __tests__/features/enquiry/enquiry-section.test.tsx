/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../../src/content/site";
import { ENQUIRY_TITLES, type EnquiryTitle } from "../../../src/shared/contract/enquiry";
import { EnquiryNotice } from "../../../src/features/enquiry/enquiry-notice";
import { EnquiryForm } from "../../../src/features/enquiry/enquiry-section";
import { toResponse } from "../../live/responses";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));
jest.mock("../../../src/ui/toast/toast");

const TYPED = {
  ...{ Name: "Asha Verma", Phone: "0731 000000", "E-mail": "asha@mail.example.in" },
  ...{ Subject: "Analyst", Message: "Hello" },
};

beforeEach(() => sessionStorage.clear());

/** Everything that is observed is in view. */
class Observer {
  constructor(readonly onSeen: (entries: { isIntersecting: boolean }[]) => void) {}
  readonly observe = () => this.onSeen([{ isIntersecting: true }]);
  readonly disconnect = () => undefined;
}
Object.assign(globalThis, { IntersectionObserver: Observer });

/** Fills in a form as a visitor does. Returns what is sent, to which the host gives the response. */
async function typeForm(title: EnquiryTitle, typed: Record<string, string>, response: object) {
  const sent: FormData[] = [];
  Object.assign(globalThis, {
    fetch: async (_: string, { body }: { body: FormData }) => {
      sent.push(body);
      return toResponse({ success: true, ...response });
    },
  });
  render(<EnquiryForm title={title} />);
  await waitFor(() => expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled());
  for (const [label, value] of Object.entries(typed)) {
    await userEvent.type(screen.getByRole("textbox", { name: new RegExp(label) }), value);
  }
  return sent;
}

test("FRM-07 a report must say where it was seen, and its message begins with that", async () => {
  const sent = await typeForm("Report impersonation", TYPED, { reference: "2026-7KQ3MX-4" });
  const where = screen.getByRole("combobox", { name: /^Where did you see it\?/ });
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(where).toHaveAccessibleDescription("Please choose where you saw it."));
  expect(sent).toEqual([]);
  const message = screen.getByRole("textbox", { name: /Message/ });
  fireEvent.change(message, { target: { value: "m".repeat(4960) } });
  await userEvent.selectOptions(where, "UPI or bank request");
  expect(await screen.findByText("5,002 / 5,000 characters")).toBeInTheDocument();
  fireEvent.change(message, { target: { value: TYPED.Message } });
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByRole("heading", { name: "Thank You!" })).toBeInTheDocument();
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    title: "Report impersonation",
    message: `Where did you see it? UPI or bank request\n${TYPED.Message}`,
  });
  expect(sent[0]?.has("where")).toBe(false);
  expect(screen.getByText("2026-7KQ3MX-4").parentElement).toHaveTextContent(
    /^Your reference: 2026/,
  );
  const steps = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(steps).toEqual([
    expect.stringMatching(/^https:/),
    "tel:1930",
    "https://cybercrime.gov.in",
    "https://sancharsaathi.gov.in",
    "tel:1909",
    site.links.complaintPortal,
  ]);
});

test("FRM-14 a complaint says what is asked for, which its message ends with; its days follow", async () => {
  const { Subject, Message, ...others } = TYPED;
  const typed = { ...others, Service: Subject, "What happened": Message };
  const sent = await typeForm("Complaint", typed, {});
  expect(screen.getByLabelText(/Evidence/)).toHaveAttribute("type", "file");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  const wanted = screen.getByRole("textbox", { name: /What do you ask/ });
  await waitFor(() => expect(wanted).toHaveAccessibleDescription(/^Please write what you ask/));
  await userEvent.type(wanted, "A refund");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByRole("heading", { name: "What happens next" })).toBeInTheDocument();
  expect(sent[0]?.get("message")).toBe(`${Message}\n\nWhat do you ask us to do? A refund`);
  // The host gave no reference, so none is promised.
  expect(screen.queryByText(/Your reference/)).toBe(null);
});

test.each(ENQUIRY_TITLES)(
  "FRM-08, FRM-09 %s asks for plans and names a résumé only if it belongs there",
  (title) => {
    render(<EnquiryNotice title={title} />);
    const box = screen.queryByRole("checkbox", { name: "You may also tell me about plans" });
    expect(box !== null).toBe(title === "Contact us");
    expect(screen.queryAllByText(/résumé: |बायोडेटा: /)).toHaveLength(
      title === "Careers Inquiry" ? 2 : 0,
    );
  },
);
