import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { readdirSync } from "node:fs";
import tseslint from "typescript-eslint";

// Which room may import which (docs/architecture.md). A room may always import itself.
const ROOMS = {
  "src/contract": [],
  "src/rules": ["src/contract"],
  "src/config": ["src/contract", "src/rules"],
  "src/build": ["src/contract", "src/rules", "src/config"],
  "src/live": ["src/contract", "src/rules", "src/config"],
  "src/theme": [],
  "src/ui": ["src/theme", "src/contract", "src/rules"],
  "src/layout": ["src/ui", "src/theme", "src/config", "src/rules", "src/contract"],
  "src/features": [
    "src/live",
    "src/ui",
    "src/theme",
    "src/layout/toast",
    "src/layout/device-link.tsx",
    "src/rules",
    "src/contract",
    "src/config",
  ],
  cms: ["src/contract", "src/rules"],
  server: ["src/config", "src/contract"],
  tools: ["src/config", "src/contract", "server"],
};
const FEATURES = readdirSync(`${import.meta.dirname}/src/features`);

const zones = [
  ...Object.entries(ROOMS).map(([room, allowed]) => ({
    target: `./${room}`,
    from: "./",
    except: [room, ...allowed, "node_modules", "content", "cms/node_modules"].map(
      (path) => `./${path}`,
    ),
    message: `${room} may import: ${allowed.join(", ") || "nothing of ours"} (docs/architecture.md).`,
  })),
  ...FEATURES.map((feature) => ({
    target: `./src/features/${feature}`,
    from: "./src/features",
    except: [`./${feature}`],
    message: "A feature never imports another feature.",
  })),
  ...["./src/pages", "./src/templates"].map((target) => ({
    target,
    from: ["./cms", "./server", "./tools"],
    message: "Pages compose what stands in src; they know no server.",
  })),
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "public/",
      ".cache/",
      ".cache-ts/",
      ".data/",
      "coverage/",
      "cms/.next/",
      "cms/next-env.d.ts",
      "cms/src/payload-types.ts",
      "cms/src/migrations/",
      "**/importMap.js",
      "src/gatsby-types.d.ts",
      "test-results/",
      "playwright-report/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat["recommended-latest"],
  {
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Without a marker a list is no list to Safari, unless its role says so.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }],
      "import-x/no-named-as-default": "off",
      "import-x/no-named-as-default-member": "off",
      "max-lines": ["error", { max: 250 }],
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
  {
    // Its package is installed by the test that needs it (tools/observatory/package.json).
    files: ["tools/observatory/*.mjs"],
    rules: { "import-x/no-unresolved": ["error", { ignore: ["^@mdn/"] }] },
  },
  { files: ["**/*.d.ts"], rules: { "@typescript-eslint/consistent-type-definitions": "off" } },
  prettier,
);
