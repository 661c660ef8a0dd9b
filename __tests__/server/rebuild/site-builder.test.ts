import { existsSync } from "node:fs";
import { PAGES } from "../../support/built-folder";
import { scriptedGatsbyOfEachTest } from "../../support/scripted-gatsby";
import { writeFiles } from "../../support/temporary-folder";

const gatsby = scriptedGatsbyOfEachTest();

test("BLD-05 of an output of other sources nothing stays but webpack's cache; of the same ones, all", async () => {
  let inputs = "first";
  const options = gatsby.options({ warm: undefined, inputs: () => inputs });
  const build = () => gatsby.builder(options).build();
  const left = ["public/terms.pdf", ".cache/data", ".cache/webpack/pack"];
  const there = () => left.filter((name) => existsSync(gatsby.inSite(name)));
  gatsby.next({ files: { ...PAGES, "/terms.pdf": "taken out of static/ later" } });
  await build();
  gatsby.next({ files: PAGES });
  await writeFiles(gatsby.inSite(), { ".cache/data": "", ".cache/webpack/pack": "" });
  await build();
  expect(there()).toEqual(left);
  inputs = "second";
  await build();
  expect(there()).toEqual([".cache/webpack/pack"]);
  await writeFiles(gatsby.inSite(), { ".cache/data": "" });
  await build();
  expect(there()).toEqual([".cache/data", ".cache/webpack/pack"]);
});
