/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";
import { useBlogList } from "../../../src/features/blog/use-blog-list";
import { plainAnswer } from "../../live/answers";

const query = { page: 1, categoryId: "c" };
const empty = { cards: [], totalPages: 1, total: 0 };

test("BLG-05 a list that was built empty, and still is, ends its 'Loading...'", async () => {
  Object.assign(globalThis, { fetch: async () => plainAnswer({ data: [] }) });
  const { result } = renderHook(() => useBlogList(empty, query));
  expect(result.current).toEqual({ ...empty, loading: true, failed: false });
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current).toEqual({ ...empty, loading: false, failed: false });
});
