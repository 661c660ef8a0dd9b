/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfficeMaps } from "../../../src/features/contact/office-maps";
import { site } from "../../../src/content/site";
import { restoreSite } from "../../support/site-values";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

const [registered, branch] = site.offices;
if (!registered || !branch) throw new Error("content/site.yaml needs two offices for this test.");

afterEach(restoreSite);

test("CON-01 an office without a map shows none, and without any map the section is hidden", () => {
  site.offices = [registered, { ...branch, mapUrl: undefined }];
  const { unmount } = render(<OfficeMaps />);
  expect(screen.getAllByRole("figure")).toHaveLength(1);
  expect(screen.getByRole("heading", { name: registered.name })).toBeInTheDocument();
  unmount();
  site.offices = [{ ...registered, mapUrl: undefined }];
  const { container } = render(<OfficeMaps />);
  expect(container).toBeEmptyDOMElement();
});

test("CON-01 a map is framed from its embed address if the office has one", async () => {
  const mapEmbedUrl = "https://maps.stockneev.example/embed/1";
  site.offices = [{ ...registered, mapEmbedUrl }];
  render(<OfficeMaps />);
  await userEvent.click(screen.getByRole("button", { name: /Show map/ }));
  expect(screen.getByTitle(new RegExp(registered.name))).toHaveAttribute("src", mapEmbedUrl);
  expect(screen.getByRole("link")).toHaveAttribute("href", registered.mapUrl);
});
