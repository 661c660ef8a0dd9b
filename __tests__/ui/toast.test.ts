/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { toast } from "../../src/ui/toast/toast";

const getCard = (text: string) => screen.getByText(text).closest(".Toastify__toast") as HTMLElement;
/** Returns the library's timer: a toast disappears when the animation of its bar ends. */
const getTimer = (text: string) => getCard(text).querySelector<HTMLElement>("[role='progressbar']");

async function showToast(kind: keyof typeof toast, text: string): Promise<void> {
  await act(() => toast[kind](text));
  await screen.findByText(text);
}

/** Ends an animation, which jsdom does not run. */
async function endToast(text: string): Promise<void> {
  fireEvent.animationEnd(getTimer(text) ?? getCard(text));
  await waitFor(() => expect(getCard(text).className).toContain("toast-leave"));
  fireEvent.animationEnd(getCard(text));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

test("LAY-03 a message is a status at the top centre, in a region created on demand", async () => {
  expect(document.getElementById("toast-area")).toBeNull();
  await showToast("success", "Saved");
  expect(screen.getByRole("status").textContent).toBe("Saved");
  expect(getCard("Saved").parentElement?.className).toContain("toast-container--top-center");
  await showToast("error", "Not saved");
  expect(document.querySelectorAll("#toast-area")).toHaveLength(1);
  await endToast("Saved");
  await endToast("Not saved");
});

test.each([
  ["blank", "4000ms"],
  ["error", "4000ms"],
  ["success", "2000ms"],
] as const)("LAY-03 a %s message disappears after %s", async (kind, duration) => {
  await showToast(kind, kind);
  expect(getTimer(kind)?.style.animationDuration).toBe(duration);
  expect(getTimer(kind)?.className).toContain("progress-bar--animated");
  await endToast(kind);
});

test("LAY-03 a loading message stays, because its bar has no animation", async () => {
  await showToast("loading", "Sending");
  const bar = getTimer("Sending");
  expect(bar?.className).toContain("progress-bar--controlled");
  expect(bar?.className).not.toContain("--animated");
  fireEvent.animationEnd(bar ?? document.body);
  expect(getCard("Sending").className).not.toContain("toast-leave");
});

test("LAY-03 at most 20 messages are shown", async () => {
  for (let count = 1; count <= 25; count += 1) await act(() => toast.blank(`Message ${count}`));
  await waitFor(() => expect(document.querySelectorAll(".Toastify__toast")).toHaveLength(20));
});
