/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useResponse } from "../../../src/features/blog/use-response";

/** Returns the number of renders and the last output. */
async function renderLoad(load: () => Promise<string | undefined>) {
  let times = 0;
  const { result } = renderHook(() => {
    times++;
    return useResponse(load, "Error:");
  });
  await act(async () => void (await load()));
  return { times, shown: result.current };
}

test("BLG-01 an unchanged response causes no further render", async () => {
  expect(await renderLoad(async () => undefined)).toEqual({ times: 1, shown: undefined });
  expect(await renderLoad(async () => "news")).toMatchObject({ times: 2, shown: { data: "news" } });
});
