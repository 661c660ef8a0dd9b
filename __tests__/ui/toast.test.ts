/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { toast } from "../../src/ui/toast/toast";

const card = (text: string) => screen.getByText(text).closest(".Toastify__toast") as HTMLElement;
/** The library's timer: a toast leaves when the animation of its bar ends. */
const timer = (text: string) => card(text).querySelector<HTMLElement>("[role='progressbar']");

async function show(kind: keyof typeof toast, text: string): Promise<void> {
  await act(() => toast[kind](text));
  await screen.findByText(text);
}

/** Ends an animation, which jsdom does not run. */
async function leaves(text: string): Promise<void> {
  fireEvent.animationEnd(timer(text) ?? card(text));
  await waitFor(() => expect(card(text).className).toContain("toast-leave"));
  fireEvent.animationEnd(card(text));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

test("LAY-03 a message is a status at the top centre, in a region created on demand", async () => {
  expect(document.getElementById("toast-area")).toBeNull();
  await show("success", "Saved");
  expect(screen.getByRole("status").textContent).toBe("Saved");
  expect(card("Saved").parentElement?.className).toContain("toast-container--top-center");
  await show("error", "Not saved");
  expect(document.querySelectorAll("#toast-area")).toHaveLength(1);
  await leaves("Saved");
  await leaves("Not saved");
});

test.each([
  ["blank", "4000ms"],
  ["error", "4000ms"],
  ["success", "2000ms"],
] as const)("LAY-03 a %s one leaves after %s", async (kind, duration) => {
  await show(kind, kind);
  expect(timer(kind)?.style.animationDuration).toBe(duration);
  expect(timer(kind)?.className).toContain("progress-bar--animated");
  await leaves(kind);
});

test("LAY-03 a loading one stays: its bar only runs where something moves it", async () => {
  await show("loading", "Sending");
  const bar = timer("Sending");
  expect(bar?.className).toContain("progress-bar--controlled");
  expect(bar?.className).not.toContain("--animated");
  fireEvent.animationEnd(bar ?? document.body);
  expect(card("Sending").className).not.toContain("toast-leave");
});

test("LAY-03 no more than 20 are kept", async () => {
  for (let count = 1; count <= 25; count += 1) await act(() => toast.blank(`Message ${count}`));
  await waitFor(() => expect(document.querySelectorAll(".Toastify__toast")).toHaveLength(20));
});
