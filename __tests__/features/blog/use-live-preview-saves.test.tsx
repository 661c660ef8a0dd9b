/** @jest-environment jsdom */

import { act, renderHook } from "@testing-library/react";
import { useLivePreviewSaves } from "../../../src/features/blog/use-live-preview-saves";

const CMS = "https://cms.example";
const SAVED = { type: "payload-document-event" };

/** A window that shows the page in a frame. */
function framedBy(): { frame: HTMLIFrameElement; parent: Window } {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const parent = frame.contentWindow;
  if (parent === null) throw new Error("The frame has no window.");
  jest.spyOn(window, "parent", "get").mockReturnValue(parent);
  return { frame, parent };
}

const send = (init: MessageEventInit) =>
  act(() => {
    window.dispatchEvent(new MessageEvent("message", init));
  });

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("EDT-05 only the CMS that frames the page tells of saves", () => {
  const { parent } = framedBy();
  const ready = jest.spyOn(parent, "postMessage");
  const { result } = renderHook(() => useLivePreviewSaves([CMS]));
  expect(ready).toHaveBeenCalledWith({ type: "payload-live-preview", ready: true }, "*");

  send({ data: SAVED, origin: "https://elsewhere.example", source: parent });
  send({ data: SAVED, origin: CMS, source: window });
  send({
    data: { type: "payload-live-preview", data: { title: "Typed" } },
    origin: CMS,
    source: parent,
  });
  send({ data: "payload-document-event", origin: CMS, source: parent });
  send({ data: null, origin: CMS, source: parent });
  expect(result.current).toBe(0);
  send({ data: SAVED, origin: CMS, source: parent });
  expect(result.current).toBe(1);
});

test("EDT-05 a preview in a window of its own, or of an unknown CMS, says and hears nothing", () => {
  const said = jest.spyOn(window, "postMessage");
  const { result: own } = renderHook(() => useLivePreviewSaves([CMS]));
  send({ data: SAVED, origin: CMS, source: window });
  expect(own.current).toBe(0);

  const { parent } = framedBy();
  const ready = jest.spyOn(parent, "postMessage");
  const { result } = renderHook(() => useLivePreviewSaves([]));
  send({ data: SAVED, origin: CMS, source: parent });
  expect(result.current).toBe(0);
  expect([said.mock.calls, ready.mock.calls]).toEqual([[], []]);
});
