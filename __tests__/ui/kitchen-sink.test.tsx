import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { renderToString } from "react-dom/server";
import { createKitchenSink } from "../../src/gatsby/pages";
import KitchenSinkPage from "../../src/templates/kitchen-sink";

jest.mock("gatsby", () => jest.requireActual("./gatsby-double"));

afterEach(() => jest.restoreAllMocks());

function pagesMade(KITCHEN_SINK: string | undefined): string[] {
  jest.replaceProperty(process, "env", { ...process.env, KITCHEN_SINK });
  const createPage = jest.fn();
  createKitchenSink({ actions: { createPage } } as never);
  return createPage.mock.calls.map(([{ path }]: [{ path: string }]) => path);
}

describe("the kitchen sink", () => {
  it("is made with KITCHEN_SINK=1 only", () => {
    expect(pagesMade(undefined)).toEqual([]);
    expect(pagesMade("0")).toEqual([]);
    expect(pagesMade("1")).toEqual(["/kitchen-sink/"]);
  });

  it("shows every primitive", () => {
    const shown = reachable(resolve("src/templates/kitchen-sink.tsx"));
    const primitives = readdirSync("src/ui").filter((file) => file.endsWith(".tsx"));
    expect(primitives.filter((file) => !shown.has(resolve("src/ui", file)))).toEqual([]);
  });

  it("is whole and still without script", () => {
    const html = renderToString(<KitchenSinkPage />).replace(/<style.*?<\/style>/gs, "");
    expect(html).toContain(">75K+</span>");
    expect(html.match(/Sample Broking/g)).toHaveLength(2);
    expect(html).not.toMatch(/data-(counting|moving|appear)/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain("<dialog");
    // The content security policy allows no style in the markup.
    expect(html).not.toMatch(/ style="/);
  });
});

/** A module and all that it imports of ours. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)) {
    const path = resolve(dirname(file), target);
    const found = [`${path}.tsx`, `${path}.ts`].find((name) => existsSync(name));
    if (found) reachable(found, seen);
  }
  return seen;
}
