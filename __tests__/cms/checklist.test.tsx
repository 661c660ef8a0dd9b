/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { Checklist } from "../../cms/src/admin/checklist/checklist";

let mockThumbnail = 1;
const mockConfig = { config: { routes: { api: "/cms/api" }, admin: {} } };
jest.mock("@payloadcms/ui", () => ({
  useConfig: () => mockConfig,
  useFormFields: (read: (forms: object[]) => unknown) =>
    read([{ thumbnail: { value: mockThumbnail } }]),
}));

test("EDT-14 only the alternative text of the chosen thumbnail is checked", async () => {
  const calls: ((ok: boolean, alt: string) => void)[] = [];
  globalThis.fetch = (_address, { signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", reject);
      calls.push((ok, alt) => resolve({ ok, json: async () => ({ alt }) } as Response));
    });
  const { rerender } = render(<Checklist />);
  const results: string[] = [];
  const note = (event: string) => screen.queryByText(/no alternative text/) && results.push(event);
  const respond = async (call: number, ok: boolean, alt: string) => {
    await act(async () => calls[call]?.(ok, alt));
    note(`response ${call}`);
  };
  const choose = (id: number) => {
    mockThumbnail = id;
    rerender(<Checklist />);
    note(`choice ${id}`);
  };
  await respond(0, false, "");
  choose(2);
  await respond(1, true, "");
  choose(3);
  choose(4);
  await respond(3, true, "");
  await respond(2, true, "An order on its way");
  expect(results).toEqual(["response 1", "response 3", "response 2"]);
});
