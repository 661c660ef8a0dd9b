import { readFileSync } from "node:fs";
import * as v from "valibot";
import { readEnvironment } from "../../src/shared/environment/environment";
import { EnvironmentSchema } from "../../src/shared/environment/schema";
import { encodePath, paths } from "../../src/shared/paths";

test("BLD-06 the API host is configuration, the embedded CMS its default", () => {
  expect(readEnvironment({}).apiHost).toBe("http://127.0.0.1:3001");
  expect(readEnvironment({ CMS_PORT: "4001", GATSBY_API_HOST: "" }).apiHost).toBe(
    "http://127.0.0.1:4001",
  );
  expect(readEnvironment({ GATSBY_API_HOST: "https://api.firm.example/" }).apiHost).toBe(
    "https://api.firm.example",
  );
});

test("BLD-06 settings that cannot be used are all said at once", () => {
  const read = () =>
    readEnvironment({ PORT: "90000", GATSBY_API_HOST: "nowhere", API_CONCURRENCY: "0" });
  expect(read).toThrow(
    /\bPORT must be a port.*GATSBY_API_HOST must be an address.*API_CONCURRENCY must be/s,
  );
});

test("BLD-06 .env.example explains every setting and shows its default", () => {
  const paragraphs = readFileSync(".env.example", "utf8").split(/\n(?=#)/);
  const explained = paragraphs.filter((text) => /^#(?! ---)/.test(text)).join("\n");
  const shown = [...explained.matchAll(/^([A-Z][A-Z\d_]*)=(.*)$/gm)];
  const defaults = Object.entries(v.getDefaults(EnvironmentSchema));
  expect(shown.map(([, name, value]) => [name, value]).sort()).toEqual(
    defaults.map(([name, value = ""]) => [name, value]).sort(),
  );
});

test("ROU-04 paths are encoded once, however they come", () => {
  const path = "/Stock-Market-Tips-Provider–Stockneev";
  const encoded = "/Stock-Market-Tips-Provider%E2%80%93Stockneev";
  expect([encodePath(path), encodePath(encoded)]).toEqual([encoded, encoded]);
});

test("BLG-01 list pages have their own addresses", () => {
  expect([
    paths.blogsPage(1),
    paths.blogsPage(2),
    paths.blogCategory("ipo"),
    paths.blogCategory("ipo", 2),
  ]).toEqual(["/blogs/", "/blogs/page/2/", "/blogs/category/ipo/", "/blogs/category/ipo/page/2/"]);
});
