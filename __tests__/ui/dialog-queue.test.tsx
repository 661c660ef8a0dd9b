/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { useDialogQueue } from "../../src/ui/dialog-queue";

const RANK = { event: 2, notice: 1, menu: 0 } as const;
type Name = keyof typeof RANK;
const NAMES = Object.keys(RANK) as Name[];

function TestDialog({ name, wanted }: { name: Name; wanted: boolean }) {
  return useDialogQueue(wanted, RANK[name]) ? <p>{name}</p> : null;
}

const TestDialogs = ({ wanted }: { wanted: Name[] }) =>
  NAMES.map((name) => <TestDialog key={name} name={name} wanted={wanted.includes(name)} />);

/** Requests these dialogs step by step. Returns which were open after each step. */
async function openAfter(...steps: Name[][]): Promise<Name[][]> {
  const { rerender, unmount } = render(<TestDialogs wanted={[]} />);
  const open: Name[][] = [];
  for (const wanted of steps) {
    await act(async () => rerender(<TestDialogs wanted={wanted} />));
    open.push(NAMES.filter((name) => screen.queryByText(name)));
  }
  unmount();
  return open;
}

test("HOM-14 of two simultaneous dialogs the lower rank opens first, the other next", async () => {
  const open = await openAfter(["notice", "event"], ["event"], []);
  expect(open).toEqual([["notice"], ["event"], []]);
});

test("HOM-14 an open dialog is not closed for one of a lower rank", async () => {
  const open = await openAfter(["event"], ["event", "notice"], ["notice"]);
  expect(open).toEqual([["event"], ["event"], ["notice"]]);
});

test("a dialog that the visitor opens is shown before one that is still queued", async () => {
  const [, ...open] = await openAfter(["notice"], ["notice", "menu"], ["notice"]);
  expect(open).toEqual([["menu"], ["notice"]]);
});

test("an open dialog that leaves the page lets the next one open", async () => {
  await openAfter(["notice"]);
  expect(await openAfter(["event"])).toEqual([["event"]]);
});
