/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { useDialogTurn } from "../../src/ui/dialog-turn";

type Wishes = Partial<Record<"menu" | "notice" | "event", boolean>>;

const RANK = { menu: 0, notice: 1, event: 2 } as const;

function Window({ name, wanted }: { name: keyof typeof RANK; wanted: boolean }) {
  return useDialogTurn(wanted, RANK[name]) ? <p>{name}</p> : null;
}

function Windows({ menu = false, notice = false, event = false }: Wishes) {
  return (
    <>
      <Window name="event" wanted={event} />
      <Window name="notice" wanted={notice} />
      <Window name="menu" wanted={menu} />
    </>
  );
}

function windows() {
  const { rerender, unmount } = render(<Windows />);
  /** Wishes for these dialogs and answers which are open. */
  const wish = async (wishes: Wishes) => {
    await act(async () => rerender(<Windows {...wishes} />));
    return Object.keys(RANK).filter((name) => screen.queryByText(name));
  };
  return { wish, unmount };
}

describe("useDialogTurn", () => {
  it("HOM-14 of two that ask in one moment the lowest rank is first, the other next", async () => {
    const { wish, unmount } = windows();
    expect(await wish({ notice: true, event: true })).toEqual(["notice"]);
    expect(await wish({ event: true })).toEqual(["event"]);
    expect(await wish({})).toEqual([]);
    unmount();
  });

  it("HOM-14 does not take an open dialog away for another of a lower rank", async () => {
    const { wish, unmount } = windows();
    expect(await wish({ event: true })).toEqual(["event"]);
    expect(await wish({ event: true, notice: true })).toEqual(["event"]);
    expect(await wish({ notice: true })).toEqual(["notice"]);
    unmount();
  });

  it("gives what the visitor opens the turn of one that is only waiting to load", async () => {
    const { wish, unmount } = windows();
    await wish({ notice: true });
    expect(await wish({ notice: true, menu: true })).toEqual(["menu"]);
    expect(await wish({ notice: true })).toEqual(["notice"]);
    unmount();
  });

  it("passes the turn on when a dialog leaves the page with it", async () => {
    const first = windows();
    await first.wish({ notice: true });
    first.unmount();
    const second = windows();
    expect(await second.wish({ event: true })).toEqual(["event"]);
    second.unmount();
  });
});
