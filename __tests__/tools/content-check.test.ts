import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { appendFile, cp, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as v from "valibot";
import { ContentError, readYamlFile } from "../../src/content/read-content";
import { createTestFolder } from "../support/temporary-folder";

const inCheckout = createTestFolder();

beforeEach(async () => {
  await cp("content", inCheckout("content"), { recursive: true });
  await cp(".vscode", inCheckout(".vscode"), { recursive: true });
  for (const name of ["src", "static", "node_modules", "package.json", "tsconfig.json"]) {
    await symlink(resolve(name), inCheckout(name));
  }
});

/** Runs a script of package.json in the checkout; `seconds` is its processor time. */
function runScript(script: string, ...more: string[]) {
  const { scripts } = v.parse(
    v.looseObject({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync("package.json", "utf8")),
  );
  const command = scripts[script]?.replace("tools/", `${resolve("tools")}/`);
  const timed = `TIMEFORMAT="%U %S"; time ${[command, ...more].join(" ")}`;
  return new Promise<{ lines: string[]; ok: boolean; seconds: number }>((done) => {
    execFile("bash", ["-c", timed], { cwd: inCheckout() }, (error, output, times) => {
      const [user = NaN, system = NaN] = times.trim().split(/\s+/).slice(-2).map(Number);
      done({ lines: output.trim().split("\n"), ok: error === null, seconds: user + system });
    });
  });
}

async function setFile(name: string, edit: (text: string) => string): Promise<void> {
  const file = inCheckout("content", name);
  await writeFile(file, edit(await readFile(file, "utf8")));
}

test("BLD-10 content without a fault is checked in under 3 s of processor time", async () => {
  const { lines, ok, seconds } = await runScript("content:check");
  expect(lines).toEqual([expect.stringMatching(/^content\/ has no fault \(/)]);
  expect(ok).toBe(true);
  // The first run after a change also compiles the sources.
  const compiled = seconds < 3 ? seconds : (await runScript("content:check")).seconds;
  expect(compiled).toBeLessThan(3);
});

test("BLD-10 every fault is named at once, with file, line and fix, and a broken file once", async () => {
  await setFile("legal/privacy-policy.md", (text) =>
    text.replace(/^title: .*/m, "title: Privacy: us"),
  );
  await setFile("seo/share-market-consultant.md", (text) => text.replace(/^article:/m, "articel:"));
  await setFile("pages/team.yaml", (text) => `${text.replace(/: (.*)$/m, ": *$1*")}\nother: [1\n`);
  await setFile("pages/media.yaml", (text) => text.replace(/^meta:/m, "metta:"));
  await setFile("redirects.yaml", (text) => `${text}\n- from: /old-1/\n  to: /none/\n`);
  await appendFile(inCheckout("content/pages/faq.md"), "\n### Is there an app?\n\nYes.\n");
  await appendFile(inCheckout("content/legal/mitc.md"), "\n");
  await writeFile(inCheckout("content/pages/hoem.yaml"), "title: Home\n");
  const { lines, ok } = await runScript("content:check");
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/legal\/privacy-policy\.md:2: a value contains a colon and a space: put .* in double quotes$/,
    ),
    expect.stringMatching(
      /^content\/pages\/faq\.md:\d+: "### Is there an app\?" is below "## Can't/,
    ),
    expect.stringMatching(/^content\/pages\/hoem\.yaml:1: no part of the site reads this file/),
    expect.stringMatching(/^content\/pages\/media\.yaml:\d+: field "meta" is missing: add it$/),
    expect.stringMatching(
      /^content\/pages\/media\.yaml:\d+: field "metta" is not known here: correct/,
    ),
    expect.stringMatching(/^content\/pages\/team\.yaml:\d+: .*in double quotes$/),
    expect.stringMatching(
      /^content\/redirects\.yaml:\d+: field "\d+\.to" \/none\/ leads to no page/,
    ),
    expect.stringMatching(
      /consultant\.md:\d+: field "articel" is not known here: correct its spelling/,
    ),
    expect.stringMatching(/^Correct 8 faults in 7 files of content\/ \(/),
  ]);
  expect(ok).toBe(false);
});

test("BLD-10 a fault of site.yaml is named with the broken files, and no consequences", async () => {
  await setFile("site.yaml", (text) => text.replace(/^( *)company: .*/m, "$1company: A: B"));
  await setFile("home.yaml", (text) => text.replace(/^(\w+):/m, "\t$1:"));
  const { lines } = await runScript("content:check");
  expect(lines).toEqual([
    expect.stringMatching(/^content\/home\.yaml:\d+: a line is indented with a tab: use spaces$/),
    expect.stringMatching(/^content\/site\.yaml:\d+: a value contains a colon and a space/),
    expect.stringMatching(/^Correct 2 faults in 2 files/),
  ]);
});

test.each([
  ["title: {product} plans", /:1: .*double quotes/],
  ["title: *bold*", /:1: .*double quotes/],
  ["a: 1\ntitle: *bold", /:2: a value starts with \*: .*double quotes/],
  ["title: @home", /:1: .*double quotes/],
  ['a: 1\ntitle: "open\nb: c\nd: e\n', /:2: a quote, .* is missing: add it/],
  ["a: 1\ngreeting: Hello #1, I would like a call", /:2: a value contains #, .*double quotes/],
  ["a: 1\ntagline: #1 in safety\nb: c", /:2: a value contains #, .*double quotes/],
  ["a: b\n  c: d", /:1: a line is not indented like/],
  ["a: 1\na: 2", /:2: a field occurs twice: remove one/],
  ["hello\nb: c", /:1: a line is not a field: write it as "key: value"/],
  ["title: 2026-11-26: a\nb: c: d\n", /:1: a value contains a colon/],
  ["a:\n  - b\n\t- c\n", /:3: a line is indented with a tab: use spaces$/],
  ["a: b\nc: ‘d: e’\n", /:2: a value has curly quotes around it: use straight ones \("\)$/],
])(
  "BLD-10, EDT-82 YAML that cannot be read is one fault with its fix: %j",
  async (text, message) => {
    await writeFile(inCheckout("content/site.yaml"), text);
    const readSite = () => readYamlFile(inCheckout("content/site.yaml"), v.unknown());
    expect(readSite).toThrow(ContentError);
    expect(readSite).toThrow(message);
    expect(readSite).not.toThrow(/\n.*\n/);
  },
);

test("BLD-10 editors get the build's schemas: each YAML file has one, and none is out of date", async () => {
  expect(await runScript("content:schemas", "--check")).toMatchObject({ lines: [""], ok: true });
  const file = ".vscode/content-schemas/redirects.json";
  await writeFile(inCheckout(file), "{}");
  await writeFile(inCheckout(".vscode/content-schemas/none.json"), "{}");
  expect(await runScript("content:schemas", "--check")).toMatchObject({
    lines: [".vscode/content-schemas/none.json", file].map((name) =>
      expect.stringContaining(`${name} is out of date: run "npm run content:schemas"`),
    ),
    ok: false,
  });
  await runScript("content:schemas");
  expect(await readFile(inCheckout(file), "utf8")).toBe(await readFile(file, "utf8"));
});

test("BLD-10 the editor's task reads file, line and message of each fault", () => {
  const tasks = v.parse(
    v.looseObject({
      tasks: v.tuple([
        v.looseObject({
          problemMatcher: v.looseObject({ pattern: v.looseObject({ regexp: v.string() }) }),
        }),
      ]),
    }),
    JSON.parse(readFileSync(".vscode/tasks.json", "utf8")),
  );
  const { regexp } = tasks.tasks[0].problemMatcher.pattern;
  const fault = 'content/pages/a.md:4: field "path" must start with /';
  const parts = new RegExp(regexp).exec(fault)?.slice(1);
  expect(parts).toEqual(["content/pages/a.md", "4", 'field "path" must start with /']);
});

const inPage = (name: string, text: string) =>
  [name, (page: string) => `${page}\n${text}\n`] as const;

const PAGE = "seo/investment-strategies.md";
const LONG = "A word ".repeat(24);
const inField = (name: string, field: string, value: string) =>
  [
    name,
    (page: string) => page.replace(RegExp(`^( *)${field}: .*`, "m"), `$1${field}: ${value}`),
  ] as const;

const MISTAKES: [file: string, edit: (text: string) => string, message: RegExp][] = [
  [...inPage(PAGE, "![A chart](https://a.example/a.png)"), /pictures of other websites are not/],
  [...inPage(PAGE, '<iframe src="https://a.example/"></iframe>'), /<iframe> is not shown/],
  [...inPage(PAGE, "![](/favicon.svg)"), /: a picture has no alternative text: say what/],
  [...inPage(PAGE, '<p style="color: red">Text</p>'), /: style of <p> is not shown on pages/],
  [...inPage(PAGE, "Text[^1]\n\n[^1]: Foot"), /: footnotes are shown as typed: write/],
  [...inPage(PAGE, "- [ ] To do"), /: check boxes are not shown: remove \[ \]$/],
  [...inPage(PAGE, "# Second"), /: the page's title is its only heading with one #: write ##$/],
  [...inPage(PAGE, "| A | B |\n| - | - |\n| 1 | 2 | 3 |"), /: the row has 3 cells, its table 2;/],
  [
    "pages/faq.md",
    (page: string) => page.replace(/^### .*$/m, "$&\n\n#### Deeper"),
    /faq\.md:\d+: "#### Deeper" is no question: write ###/,
  ],
  [
    ...inField("legal/mitc.md", "description", LONG),
    /mitc\.md:3: field "description" must have at most 160 charact/,
  ],
  [
    ...inField("pages/gone-post.yaml", "description", LONG),
    /post\.yaml:\d+: field "description" must have at most 160/,
  ],
  [
    ...inField("legal/privacy-policy.md", "lastUpdated", '"February 31, 2025"'),
    /"lastUpdated" is not a day/,
  ],
  [
    ...inField("compliance/duties.yaml", "date", "2026-02-31"),
    /\.date" is not a day of the calendar/,
  ],
  [...inField("pages/media.yaml", "title", "“Media: us”"), /:\d+: a value has curly quotes around/],
  [
    ...inField("security.yaml", "expires", "“2027-10-31”"),
    /"expires" has curly quotes around it: use/,
  ],
  [...inField("pages/team.yaml", "title", "A\n\tb: c"), /:\d+: a line is indented with a tab: use/],
  [
    ...inPage("pages/faq.md", "###Is there an app?"),
    /: a heading needs a space after its #: add it$/,
  ],
  [
    ...inPage("seo/stock-advisory-services.md", "<!-- escalations -->"),
    /: <!-- escalations --> is an unknown mark: write <!-- esc/,
  ],
  [
    ...inPage("seo/share-market-consultant.md", "![A](/nope.svg)"),
    /: link \/nope\.svg is not a file of static\/: put it there or/,
  ],
  [
    ...inPage("legal/terms-conditions.md", "{officers.9.role}"),
    /\(lists count from 0: if an entry was removed, all later numbers/,
  ],
  [
    "redirects.yaml",
    (text: string) => `${text}\n- from: /a\n  to: /b/\n- from: /b\n  to: /about-us/\n`,
    /\.to" \/b\/ is an old address itself: write the address that it redirects to$/,
  ],
  [
    "site.yaml",
    (text: string) => text.replace("kind: registered", "kind: branch"),
    /field "offices" must start with the registered office$/,
  ],
  [
    "site.yaml",
    (text: string) => text.replace(/copyrightYear: .*/, "copyrightYear: 2025-26"),
    /field "legal\.copyrightYear" must be a year such as 2026$/,
  ],
  [
    "navigation.yaml",
    (text: string) => text.replace(/^( +icon: )advice/m, "$1star"),
    /field "products\.items\.0\.icon" must be an icon: advice, basket/,
  ],
  [
    "pages/upi.yaml",
    (text: string) => text.replace(/^qrAlt:/m, "qrImage: /pictures/none.png\nqrAlt:"),
    /link \/pictures\/none\.png is not a file of static\/: put it there/,
  ],
];

test("EDT-81 a renamed file is named in words, without what follows from it", async () => {
  await rename(inCheckout("content/channels.yaml"), inCheckout("content/chanels.yaml"));
  await rename(inCheckout("content/claims.yaml"), inCheckout("content/claim.yaml"));
  const { lines } = await runScript("content:check");
  expect(lines).toEqual([
    expect.stringMatching(/^content\/claims\.yaml:1: this file is missing: restore it, or give/),
    expect.stringMatching(/^Correct 1 fault in 1 file/),
  ]);
  await rename(inCheckout("content/claim.yaml"), inCheckout("content/claims.yaml"));
  const { lines: others } = await runScript("content:check");
  expect(others).toEqual([
    expect.stringMatching(/^content\/chanels\.yaml:1: no part of the site reads this file/),
    expect.stringMatching(/^content\/channels\.yaml:1: this file is missing: restore it, or give/),
    expect.stringMatching(/^Correct 2 faults in 2 files/),
  ]);
});

test("EDT-83 what one change breaks in many places is one line", async () => {
  await setFile("pages/faq.md", (text) =>
    text.replace(/^path: .*$/m, "path: /questions/").replace(/^## .*$/m, "## Other"),
  );
  await appendFile(inCheckout("content/pages/faq.md"), "\n### One\n\n### Two\n");
  await setFile("legal/mitc.md", (text) => `${text}\n{product.name}\n`);
  await setFile("legal/terms-conditions.md", (text) => `${text}\n{product.name}\n`);
  expect((await runScript("content:check")).lines).toEqual([
    expect.stringMatching(/: link \/FAQ leads to no page .* \(and \d+ that follow\)$/),
    expect.stringMatching(/mitc\.md:\d+: \{product\.name\} is not .* \(and 1 that follow\)$/),
    expect.stringMatching(
      /faq\.md:\d+: field "faq\.0" names "About us", which is not a ## heading/,
    ),
    expect.stringMatching(/^Correct 3 faults in 3 files/),
  ]);
});

test("BLD-10, EDT-80, EDT-82 each mistake is refused with its fix", async () => {
  const isInSite = ([file]: (typeof MISTAKES)[number]) => file === "site.yaml";
  // A fault of site.yaml hides those that may only be its consequences.
  const runs = [
    MISTAKES.filter((each) => !isInSite(each)),
    ...MISTAKES.filter(isInSite).map((each) => [each]),
  ];
  for (const mistakes of runs) {
    for (const [file, edit] of mistakes) await setFile(file, edit);
    const expected = mistakes.map(([, , { source }]) => expect.stringMatching(source));
    const { lines } = await runScript("content:check");
    expect(lines).toEqual(expect.arrayContaining(expected));
    expect(lines.join()).not.toContain("link Foot");
    for (const [file] of mistakes) await cp(`content/${file}`, inCheckout("content", file));
  }
});
