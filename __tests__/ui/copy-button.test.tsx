/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/ui/copy-button";

const copied = jest.fn();
const failed = jest.fn();

function setClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
}

async function press() {
  render(
    <CopyButton text="sample.ra@bank" onCopied={copied} onFailed={failed}>
      Copy
    </CopyButton>,
  );
  const user = userEvent.setup({ writeToClipboard: false });
  return user;
}

beforeEach(() => jest.clearAllMocks());

describe("CopyButton", () => {
  it("writes its text and says so", async () => {
    const user = await press();
    const writeText = jest.fn(() => Promise.resolve());
    setClipboard({ writeText });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText).toHaveBeenCalledWith("sample.ra@bank");
    expect(copied).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    ["refuses", { writeText: () => Promise.reject(new Error("denied")) }],
    ["has no clipboard", undefined],
  ])("hands the text over where the browser %s", async (_, clipboard) => {
    const user = await press();
    setClipboard(clipboard);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(failed).toHaveBeenCalledWith("sample.ra@bank");
    expect(copied).not.toHaveBeenCalled();
  });
});
