import { execFileSync } from "node:child_process";

test("npm sbom lists the production packages of site and CMS", () => {
  const maxBuffer = 64 * 1024 * 1024;
  const text = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"], {
    encoding: "utf8",
    maxBuffer,
  });
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { name: string }[];
  };
  const names = new Set(components.map(({ name }) => name));
  expect(bomFormat).toBe("CycloneDX");
  expect(["gatsby", "payload", "next", "fastify"].filter((name) => !names.has(name))).toEqual([]);
  expect(names.has("jest")).toBe(false);
}, 240_000);
