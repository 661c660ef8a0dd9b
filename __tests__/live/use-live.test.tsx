/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TextEncoder } from "node:util";
import { useLive } from "../../src/live/hooks";
import { createTestNetwork, toResponse as respond } from "./responses";

Object.assign(globalThis, { TextEncoder });

const { network, logged } = createTestNetwork();

// Imported first, so that no test waits for it.
beforeAll(() => import("../../src/live/apollo"), 60_000);

afterEach(() => void Reflect.deleteProperty(globalThis, "scheduler"));

const expectShown = (result: { current: object }, expected: object) =>
  waitFor(() => expect(result.current).toMatchObject(expected));

test("BLD-03 nothing is requested before `when`, nor while pages are rendered", async () => {
  network.mockResolvedValue(respond([]));
  const Page = () => <p>{useLive("jobs").state}</p>;
  expect(renderToString(<Page />)).toBe("<p>waiting</p>");
  const { result, rerender } = renderHook(({ when }) => useLive("jobs", { when }), {
    initialProps: { when: false },
  });
  expect(result.current).toMatchObject({ state: "waiting", data: null });
  expect(network).not.toHaveBeenCalled();
  rerender({ when: true });
  expect(result.current.state).toBe("loading");
  await expectShown(result, { state: "ready", data: [] });
});

test("BLD-03 logs a failure once, with its message, and recovers when online again", async () => {
  network.mockResolvedValue(respond({}, 404));
  const { result } = renderHook(() => useLive("jobs"));
  await expectShown(result, { state: "error" });
  expect(logged.mock.calls).toEqual([
    ["Error fetching jobs:", expect.objectContaining({ message: "/api/jobs returned 404" })],
  ]);
  network.mockResolvedValue(respond([{ _id: "1" }]));
  act(() => void window.dispatchEvent(new Event("online")));
  await expectShown(result, { state: "ready", data: { length: 1 } });
  expect(logged).toHaveBeenCalledTimes(1);
});

test("BLD-03 loading Apollo, the request and the display are separate tasks if the browser can yield", async () => {
  const ends: (() => void)[] = [];
  const scheduler = { yield: () => new Promise<void>((resolve) => void ends.push(resolve)) };
  Object.assign(globalThis, { scheduler });
  network.mockResolvedValue(respond([]));
  const { result } = renderHook(() => useLive("carousel"));
  await waitFor(() => expect(ends).toHaveLength(1));
  expect(network).not.toHaveBeenCalled();
  ends[0]?.();
  await waitFor(() => expect(ends).toHaveLength(2));
  expect(network).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe("loading");
  ends[1]?.();
  await expectShown(result, { state: "ready" });
});

// All in the future: a response of the visit counts even if the visitor's clock is behind.
const EARLIER = "2100-11-22T01:00:00.000Z";
const BUILT = "2100-11-22T02:00:00.000Z";
const LATER = "2100-11-22T03:00:00.000Z";

test("API-06 shows initial data at once, until a response of the visit or a newer snapshot", async () => {
  const initialData = { at: BUILT, data: [] };
  network.mockResolvedValue(respond([{ _id: "1" }]));
  const { result } = renderHook(() => useLive("reports", { initialData }));
  const expected = { data: initialData.data, at: BUILT, isStale: true };
  expect(result.current).toMatchObject({ state: "waiting", ...expected });
  expect(network).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("wheel")));
  expect(result.current).toMatchObject({ state: "loading", ...expected });
  await expectShown(result, { state: "ready", isStale: false, data: { length: 1 } });

  const respondWithSnapshot = (at: string) => {
    network.mockResolvedValue(respond([{ _id: "2" }, { _id: "3" }], 200, { "snapshot-at": at }));
    act(() => result.current.retry());
  };
  respondWithSnapshot(EARLIER);
  await expectShown(result, { state: "ready", ...expected });
  respondWithSnapshot(LATER);
  await expectShown(result, { state: "ready", at: LATER, isStale: true });
});

test("API-07 a failure leaves the initial data and shows its date", async () => {
  const initialData = { at: BUILT, data: null };
  network.mockResolvedValue(respond({}, 404));
  const { result } = renderHook(() => useLive("complaintReport", { initialData }));
  await expectShown(result, { state: "error", ...initialData, isStale: true });
  const none = renderHook(() =>
    useLive("yearlyComplaints", { initialData: { at: null, data: null } }),
  );
  await expectShown(none.result, { state: "error", data: null, at: null, isStale: false });
});

test("MED-02 pages are added one at a time, without repeats; a failed one is tried again", async () => {
  const toVideo = (id: string) => ({ id: { videoId: id }, snippet: { title: id } });
  const toPage = (ids: string[], nextPageToken?: string) =>
    respond({ items: ids.map(toVideo), nextPageToken });
  network.mockResolvedValueOnce(toPage(["a", "b"], "two"));
  const { result } = renderHook(() => useLive("videos"));
  await expectShown(result, { data: { nextPageToken: "two" } });

  network.mockResolvedValueOnce(respond({}, 403));
  act(() => result.current.loadMore());
  await expectShown(result, { state: "error", data: { videos: { length: 2 } } });

  network.mockResolvedValueOnce(toPage(["b", "c"]));
  act(() => result.current.retry());
  expect(result.current.isAppending).toBe(true);
  act(() => result.current.loadMore());
  await expectShown(result, { state: "ready", data: { nextPageToken: null } });
  expect(result.current.data?.videos.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  const readToken = (url: string) => new URL(url, "http://a").searchParams.get("pageToken");
  expect(network.mock.calls.map(([url]) => readToken(url))).toEqual([null, "two", "two"]);
  expect(logged).toHaveBeenCalledTimes(1);
});
