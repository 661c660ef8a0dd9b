import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/content/read-content";
import { config } from "../../builder/config";

// The owner's two lists. A change of either is the owner's decision.
const PACKAGES = [
  ...["gatsby", "gatsby-plugin-image", "gatsby-source-filesystem", "gatsby-transformer-remark"],
  ...["gatsby-plugin-sitemap", "react", "react-dom", "@emotion/react", "@emotion/styled"],
  ...["@apollo/client", "react-toastify", "date-fns", "jest", "@testing-library/react"],
];
const NAMES = [
  ...["package.json", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx"],
  ...["gatsby-ssr.tsx", "tsconfig.json", "src", "content", "static", "__tests__"],
];

const { dependencies, devDependencies, scripts } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<"dependencies" | "devDependencies" | "scripts", Record<string, string>>;

const plugins = (config.plugins ?? []).map((plugin) =>
  typeof plugin === "object" && plugin ? plugin.resolve : plugin,
);

/** Returns the packages that the sources of a folder import, other than for types only. */
const listImports = (folder: string) =>
  [".ts", ".tsx"]
    .flatMap((end) => listFiles(folder, end))
    .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(IMPORT)])
    .map(([, name]) => name);
const IMPORT = /^(?:import (?!type )|export |\}).*from "((?:@[^/"]+\/)?[^/"]+)[^"]*";$/gm;
const imports = { src: listImports("src"), tests: listImports("__tests__") };

test.each(PACKAGES)(
  "BLD-11 the package %s is installed, and imported, configured or run",
  (name) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    const imported = name in dependencies ? imports.src : imports.tests;
    expect([...imported, ...plugins, ...Object.values(scripts)]).toContain(name);
  },
);

test.each(NAMES)("BLD-11 the checkout has %s", (name) => {
  expect(existsSync(name)).toBe(true);
});
