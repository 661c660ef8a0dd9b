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
  const addNote = (step: string) => screen.queryByText(/no alternative text/) && results.push(step);
  const sendResponse = async (call: number, ok: boolean, alt: string) => {
    await act(async () => calls[call]?.(ok, alt));
    addNote(`response ${call}`);
  };
  const choosePicture = (id: number) => {
    mockThumbnail = id;
    rerender(<Checklist />);
    addNote(`choice ${id}`);
  };
  await sendResponse(0, false, "");
  choosePicture(2);
  await sendResponse(1, true, "");
  choosePicture(3);
  choosePicture(4);
  await sendResponse(3, true, "");
  await sendResponse(2, true, "An order on its way");
  expect(results).toEqual(["response 1", "response 3", "response 2"]);
});
