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
async function openDialogs(...steps: Name[][]): Promise<Name[][]> {
  const { rerender, unmount } = render(<TestDialogs wanted={[]} />);
  const open: Name[][] = [];
  for (const wanted of steps) {
    await act(async () => rerender(<TestDialogs wanted={wanted} />));
    open.push(NAMES.filter((name) => screen.queryByText(name)));
  }
  unmount();
  return open;
}

test("HOM-14 the lower-ranked of two simultaneous dialogs opens first, then the other", async () => {
  const open = await openDialogs(["notice", "event"], ["event"], []);
  expect(open).toEqual([["notice"], ["event"], []]);
});

test("HOM-14 an open dialog is not closed for one of a lower rank", async () => {
  const open = await openDialogs(["event"], ["event", "notice"], ["notice"]);
  expect(open).toEqual([["event"], ["event"], ["notice"]]);
});

test("a dialog that the visitor opens is shown before one that is still queued", async () => {
  const [, ...open] = await openDialogs(["notice"], ["notice", "menu"], ["notice"]);
  expect(open).toEqual([["menu"], ["notice"]]);
});

test("an open dialog that leaves the page lets the next one open", async () => {
  await openDialogs(["notice"]);
  expect(await openDialogs(["event"])).toEqual([["event"]]);
});
