/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { TOAST_DURATION, toast } from "../../src/layout/toast/toast";

describe("toast", () => {
  it("LAY-03 shows a message as a status, at top centre, in an area made on demand", async () => {
    expect(document.getElementById("toast-area")).toBeNull();
    await act(() => toast.success("Saved"));
    expect(await screen.findByRole("status")).toHaveTextContent("Saved");
    expect(document.querySelector(".Toastify__toast-container--top-center")).toBeInTheDocument();
    await act(() => toast.error("Not saved"));
    expect(await screen.findByText("Not saved")).toBeInTheDocument();
    expect(document.querySelectorAll("#toast-area")).toHaveLength(1);
  });

  it("LAY-03 stays 4 s, a success 2 s, a loading message until it is dismissed", () => {
    expect(TOAST_DURATION).toEqual({ blank: 4000, error: 4000, success: 2000, loading: false });
  });
});
