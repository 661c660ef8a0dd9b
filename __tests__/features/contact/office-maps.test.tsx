/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfficeMaps } from "../../../src/features/contact/office-maps";
import { Connect } from "../../../src/features/contact/connect";
import { site } from "../../../src/content/site";
import { restoreSite } from "../../support/site-values";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

const [registered, branch] = site.offices;
if (!registered || !branch) throw new Error("The sample has two offices.");

afterEach(restoreSite);

test("CON-01 an office without a map has its address and no map; without any map no such section", () => {
  site.offices = [registered, { ...branch, mapUrl: undefined }];
  const { unmount } = render(<OfficeMaps />);
  expect(screen.getAllByRole("figure")).toHaveLength(1);
  expect(screen.getByRole("heading", { name: registered.name })).toBeInTheDocument();
  unmount();
  site.offices = [{ ...registered, mapUrl: undefined }];
  const { container } = render(<OfficeMaps />);
  expect(container).toBeEmptyDOMElement();
});

test("CON-01 without a branch office nothing of it is left", () => {
  site.offices = [registered];
  render(<Connect brand={null} />);
  expect(screen.getByRole("heading", { name: registered.name })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: branch.name })).toBeNull();
});

test("CON-01 a map is framed from the address for embedding, has its button's focus, and takes none that went on", async () => {
  const mapEmbedUrl = "https://maps.stockneev.example/embed/1";
  site.offices = [{ ...registered, mapEmbedUrl }];
  render(<OfficeMaps />);
  const figure = within(screen.getByRole("figure"));
  expect(figure.queryByTitle(new RegExp(registered.name))).toBeNull();
  await userEvent.click(figure.getByRole("button", { name: /Show map/ }));
  const map = figure.getByTitle(new RegExp(registered.name));
  expect(map).toHaveAttribute("src", mapEmbedUrl);
  const link = figure.getByRole("link");
  expect(link).toHaveAttribute("href", registered.mapUrl);
  fireEvent.load(map);
  expect(map).toHaveFocus();
  act(() => link.focus());
  fireEvent.load(map);
  expect(link).toHaveFocus();
});
