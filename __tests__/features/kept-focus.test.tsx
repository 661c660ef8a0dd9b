/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { FiguresTable } from "../../src/features/complaints/figures-table";
import { IpoList } from "../../src/features/ipos/ipo-list";
import { ReportList } from "../../src/features/reports/report-list";
import { openSearch, type SearchIndex } from "../../src/features/search/search-index";
import { SearchView } from "../../src/features/search/search-view";
import { iposEndpoint } from "../../src/shared/contract/ipos";
import { reportsEndpoint } from "../../src/shared/contract/reports";

// The replacement of a pressed element gets the focus.

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));
jest.mock("../../src/features/search/search-index");

// Missing in the test environment.
class Observer {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}
Object.assign(globalThis, { TextEncoder, IntersectionObserver: Observer });

// Only built data is available.
Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });

const clickOn = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const makeAll = <T,>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at + 1));
const at = "2026-11-20T00:00:00.000Z";

test("IPO-02 after the last 'Show more' the first added IPO has the focus", async () => {
  const { items } = iposEndpoint.read(makeAll(110, (n) => ({ _id: n, company: `Sample ${n}` })));
  render(<IpoList initialData={{ data: items, at }} builtOn="2026-11-26" />);
  await clickOn("Show more");
  expect(screen.getByRole("button", { name: "Show more" })).toHaveFocus();
  await clickOn("Show more");
  expect(screen.getByRole("row", { name: /Sample 101\b/ })).toHaveFocus();
});

test("RPT-02 after the last 'Show more' the first added report has the focus", async () => {
  const { items } = reportsEndpoint.read(makeAll(60, (n) => ({ _id: n, company: `Sample ${n}` })));
  render(<ReportList initialData={{ data: items, at }} />);
  await clickOn("Show more");
  expect(screen.getAllByRole("listitem")[50]).toHaveFocus();
});

test("CHR-03 after 'Show all rows' the first row has the focus", async () => {
  const rows = makeAll(20, (n) => [`Month ${n}`, n]);
  render(
    <FiguresTable title="T" name="t" head={["Month"]} rows={rows} total={[1]} footnotes={[]} />,
  );
  await clickOn(/^Show all/);
  expect(screen.getByRole("row", { name: /Month 1 / })).toHaveFocus();
});

test("FND-05 focus stays in the results while all posts load, and afterwards", async () => {
  let sendPosts: () => void = () => undefined;
  let rest: ReturnType<SearchIndex["getRest"]> = { posts: 2000, bytes: 9000 };
  jest
    .mocked(openSearch)
    .mockResolvedValue({
      getRest: () => rest,
      search: async () => ({ total: 0, hits: [], missing: [] }),
      loadRest: () => new Promise((resolve) => (sendPosts = resolve)),
    });
  Object.assign(navigator, { connection: { saveData: true } });
  window.history.replaceState(null, "", "?q=bonds");
  render(<SearchView id="search">Browse</SearchView>);
  await userEvent.click(await screen.findByRole("button", { name: /^Search all 2,000 posts/ }));
  const results = screen.getByText(/^No results for/).closest("[aria-busy]");
  expect(results).toHaveFocus();
  rest = null;
  await act(async () => sendPosts());
  await waitFor(() => expect(screen.queryByText(/older posts/i)).toBeNull());
  expect(results).toHaveFocus();
});
