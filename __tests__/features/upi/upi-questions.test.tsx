/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UpiQuestions } from "../../../src/features/upi/upi-view";
import { upi } from "../../../src/features/upi/text";
import { anchorMaker } from "../../../src/shared/anchors";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

const [first, second] = upi.questions.items;
if (!first || !second) throw new Error("There are six questions.");
const anchorOf = anchorMaker();
const [firstAnchor, secondAnchor] = [first, second].map(({ question }) => anchorOf(question));

const scrolled = jest.fn();
Element.prototype.scrollIntoView = scrolled;

const detailsOf = (answer: string) => screen.getByText(answer).closest("details");

test("FND-02 the question of the address is open, and the next one that it names comes into view", async () => {
  window.history.replaceState(null, "", `#${firstAnchor}`);
  render(<UpiQuestions />, {
    container: document.body.appendChild(document.createElement("main")),
  });
  expect(detailsOf(first.answer)).toHaveAttribute("open");
  expect(detailsOf(second.answer)).not.toHaveAttribute("open");
  // Where the page stands when it comes is Gatsby's to say (ROU-05).
  expect(scrolled).not.toHaveBeenCalled();
  window.location.hash = `#${secondAnchor}`;
  await act(async () => void window.dispatchEvent(new Event("hashchange")));
  expect(detailsOf(second.answer)).toHaveAttribute("open");
  expect(scrolled).toHaveBeenCalled();
});

test("FND-02 a question that is opened has its address", async () => {
  window.history.replaceState(null, "", "#");
  render(<UpiQuestions />, {
    container: document.body.appendChild(document.createElement("main")),
  });
  await userEvent.click(screen.getByText(first.question));
  const details = detailsOf(first.answer);
  // The environment opens nothing by itself.
  if (details) details.open = true;
  details?.dispatchEvent(new Event("toggle"));
  expect(window.location.hash).toBe(`#${firstAnchor}`);
});
