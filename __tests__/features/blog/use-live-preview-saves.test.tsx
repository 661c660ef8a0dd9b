/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useLivePreviewSaves } from "../../../src/features/blog/use-blog-preview";

const CMS = "https://cms.example";
const SAVED = { type: "payload-document-event" };
const TYPED = { type: "payload-live-preview", data: { title: "Typed" } };

/** The window that shows the page in a frame. */
function mockFrame(): Window {
  const { contentWindow } = document.body.appendChild(document.createElement("iframe"));
  if (contentWindow === null) throw new Error("The frame has no window.");
  jest.spyOn(window, "parent", "get").mockReturnValue(contentWindow);
  return contentWindow;
}

const sendMessage = (data: unknown, origin: string, source: Window) =>
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  });

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("EDT-05 only the CMS that frames the page reports saves", () => {
  const parent = mockFrame();
  const ready = jest.spyOn(parent, "postMessage");
  const { result } = renderHook(() => useLivePreviewSaves([CMS]));
  expect(ready).toHaveBeenCalledWith({ type: "payload-live-preview", ready: true }, "*");

  sendMessage(SAVED, "https://elsewhere.example", parent);
  sendMessage(SAVED, CMS, window);
  for (const other of [TYPED, SAVED.type, null]) sendMessage(other, CMS, parent);
  expect(result.current).toBe(0);
  sendMessage(SAVED, CMS, parent);
  expect(result.current).toBe(1);
});

test("EDT-05 a preview in its own window, or of an unknown CMS, sends and receives no messages", () => {
  const said = jest.spyOn(window, "postMessage");
  const { result: own } = renderHook(() => useLivePreviewSaves([CMS]));
  sendMessage(SAVED, CMS, window);
  const parent = mockFrame();
  const ready = jest.spyOn(parent, "postMessage");
  const { result: unknown } = renderHook(() => useLivePreviewSaves([]));
  sendMessage(SAVED, CMS, parent);
  expect([own.current, unknown.current]).toEqual([0, 0]);
  expect([said.mock.calls, ready.mock.calls]).toEqual([[], []]);
});
