import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import checkFile from "eslint-plugin-check-file";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import tseslint from "typescript-eslint";
import { noCycles } from "./tools/lint/no-cycles.mjs";

const root = import.meta.dirname;
const foldersOf = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}`);

const VIEW_PARTS = ["src/shared", "src/content", "src/theme", "src/ui", "src/live", "src/app"];

// Which room may import which (docs/architecture.md). A room may always import itself.
const ROOMS = {
  "src/shared": [],
  "src/content": ["src/shared", "content"],
  "src/gatsby": ["src/shared", "src/content", "src/features", "src/layout"],
  "src/theme": [],
  "src/ui": ["src/theme", "src/shared"],
  "src/live": ["src/shared"],
  "src/app": ["src/shared", "src/content", "src/theme", "src/ui"],
  "src/layout": ["src/shared", "src/content", "src/theme", "src/ui", "src/app", "content"],
  "src/features": [...VIEW_PARTS, "src/layout/links", "content"],
  "src/pages": [...VIEW_PARTS, "src/layout", "src/features", "content"],
  "src/templates": [...VIEW_PARTS, "src/layout", "src/features"],
  cms: ["src/shared"],
  server: ["src/shared"],
  tools: ["src/shared", "server"],
  bench: ["src/shared", "server", "tools", "src/gatsby", "src/features/search"],
};

const unplanned = foldersOf("src").filter((folder) => !(folder in ROOMS));
if (unplanned.length > 0) {
  throw new Error(
    `${unplanned.join(", ")}: no room of docs/architecture.md. Give it a line in ROOMS of eslint.config.mjs, or move its files. (src/api can never be one: Gatsby serves what lies there as functions.)`,
  );
}

const zones = [
  ...Object.entries(ROOMS).map(([room, allowed]) => ({
    target: `./${room}`,
    from: "./",
    except: [room, ...allowed, "node_modules", "cms/node_modules"].map((path) => `./${path}`),
    message: `${room} may import: ${allowed.join(", ") || "nothing of ours"} (docs/architecture.md).`,
  })),
  {
    target: "./src/gatsby",
    from: "./src/{features,layout}/**/!(*.schema).{ts,tsx}",
    message: "Node code knows no views: of a feature it may import the schema of its text.",
  },
  ...foldersOf("src/features").map((feature) => ({
    target: `./${feature}`,
    from: "./src/features",
    except: [`./${feature.slice("src/features/".length)}`],
    message: "A feature never imports another feature; a page composes them.",
  })),
];

const COLOUR = "/#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|\\b(rgb|hsl|oklch)a?\\(/i";
const noColours = ["Literal[value=", "TemplateElement[value.raw=", "JSXText[value="].map((of) => ({
  selector: `${of}${COLOUR}]`,
  message: "Colours stand in src/theme/tokens.css; take a token.",
}));

// Words for visitors; primitives of src/ui have a few of their own, such as "Retry".
const WORD = "/[a-z\u0900-\u097f]{2}/i";
const WORDS_IN = "/^(alt|aria-label|caption|label|lead|placeholder|title)$/";
const noTexts = [
  `JSXText[value=${WORD}]`,
  `JSXAttribute[name.name=${WORDS_IN}] > Literal[value=${WORD}]`,
].map((selector) => ({
  selector,
  message: "Visitors' words stand in content/, where editors mend them.",
}));

const noSignals = [
  {
    selector: "MemberExpression[object.name=AbortSignal]",
    message: "Node 20 loses these once it collects garbage; take src/shared/time-limit.ts.",
  },
];

const noClock = [
  "CallExpression[callee.object.name=Date][callee.property.name=now]",
  "NewExpression[callee.name=Date][arguments.length=0]",
  "CallExpression[callee.name=Date]",
].map((selector) => ({
  selector,
  message: "Rules take the time and the day from src/shared/clock.ts, which tests set.",
}));

// Gatsby makes an address of each page's file name; Next and Payload name their own files.
const NAMED_BY_A_TOOL = ["src/pages/**", "cms/src/app/**"];
// Gatsby, Next and the tools of the root read the default export of these.
const DEFAULT_EXPORTS = [
  ...["src/{pages,templates}/**", "cms/src/app/**", "cms/src/payload.config.ts"],
  ...["*.config.*", "cms/*.config.mjs", "gatsby-*", "**/*.d.ts"],
  ...["src/theme/is-prop-valid.ts", "__tests__/support/empty-module.ts"],
];

export default tseslint.config(
  {
    ignores: [
      ...["**/node_modules/", "public/", ".cache/", ".data/", "coverage/"],
      ...["reports/", ".stryker-tmp/", "test-results/", "playwright-report/", "cms/.next/"],
      // Generated.
      ...["cms/next-env.d.ts", "cms/src/payload-types.ts", "cms/src/migrations/"],
      ...["**/importMap.js", "src/gatsby-types.d.ts"],
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    plugins: {
      "import-x": importX,
      "check-file": checkFile,
      ours: { rules: { "no-cycles": noCycles } },
    },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": true }],
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "import-x/no-duplicates": "error",
      "import-x/no-restricted-paths": ["error", { basePath: root, zones }],
      "import-x/no-unresolved": "error",
      "ours/no-cycles": "error",
      "max-lines": ["error", { max: 250 }],
      // What noInlineConfig refuses for this linter; rules that need types are oxlint's (.oxlintrc.json).
      "no-warning-comments": ["error", { terms: ["oxlint-disable"], location: "anywhere" }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "cms/src/{admin,app}/**", "gatsby-*.tsx", "__tests__/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
    rules: {
      // Without a marker a list is no list to Safari, unless its role says so.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs,cjs}"],
    ignores: NAMED_BY_A_TOOL,
    rules: {
      "check-file/filename-naming-convention": [
        "error",
        { "**/*": "KEBAB_CASE" },
        { ignoreMiddleExtensions: true },
      ],
      "check-file/folder-naming-convention": [
        "error",
        { "{src,server,tools,bench,cms}/**/": "KEBAB_CASE" },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    ignores: DEFAULT_EXPORTS,
    rules: { "import-x/no-default-export": "error" },
  },
  {
    files: ["{src,cms,server}/**"],
    ignores: ["src/theme/**"],
    rules: { "no-restricted-syntax": ["error", ...noColours, ...noSignals] },
  },
  {
    files: ["{src,cms}/**"],
    ignores: ["src/theme/**", "src/shared/clock.ts"],
    rules: { "no-restricted-syntax": ["error", ...noColours, ...noSignals, ...noClock] },
  },
  {
    files: ["src/{app,features,layout,pages,templates}/**/*.tsx"],
    rules: {
      "no-restricted-syntax": ["error", ...noColours, ...noSignals, ...noClock, ...noTexts],
    },
  },
  {
    files: ["src/**/*.{test,spec}.{ts,tsx}", "src/**/__tests__/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Program",
          message: "Tests stand in __tests__; Gatsby makes a page of each in src/pages.",
        },
      ],
    },
  },
  {
    files: ["**/*.cjs", "**/*.mjs", "**/*.js"],
    languageOptions: {
      globals: {
        console: "readonly",
        module: "writable",
        process: "readonly",
        require: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/consistent-type-definitions": "off" } },
  prettier,
);
