import { dirname, relative, resolve } from "node:path";

/** Folders whose code also runs in the browser; `src/shared/node` is for Node only. */
const BROWSER_SAFE = ["src/shared/contract", "src/shared/domain"];
const VIEW_PARTS = [...BROWSER_SAFE, "src/content", "src/theme", "src/ui", "src/live", "src/app"];
/** Publisher and server share process control. */
const PUBLISHER = ["src/shared", "server/process"];

/** Folders and files of the CMS from the bottom up: each may import those before it. */
const CMS = [
  ...[
    "environment",
    "payload-types",
    "lib",
    "queue",
    "storage",
    "audit",
    "accounts",
    "media",
    "posts",
    "complaints",
  ],
  ...["records", "enquiries", "public-api", "publishing", "tables", "admin", "config"],
  ...["payload.config", "setup", "app", "instrumentation"],
].map((name) => `cms/src/${name}`);

/** What each folder may import (docs/architecture.md). A folder may always import itself. */
const FOLDERS = {
  "src/shared/contract": [],
  "src/shared/domain": ["src/shared/contract"],
  "src/shared/node": BROWSER_SAFE,
  "src/content": [...BROWSER_SAFE, "content"],
  builder: ["src/shared", "src/content", "src/features", "src/layout", "package.json"],
  "src/theme": [],
  "src/ui": ["src/theme", ...BROWSER_SAFE],
  "src/live": BROWSER_SAFE,
  "src/app": [...BROWSER_SAFE, "src/content", "src/theme", "src/ui"],
  "src/layout": [...BROWSER_SAFE, "src/content", "src/theme", "src/ui", "src/app", "content"],
  "src/features": [...VIEW_PARTS, "src/layout/links", "content"],
  "src/pages": [...VIEW_PARTS, "src/layout", "src/features", "src/templates", "content"],
  "src/templates": [...VIEW_PARTS, "src/layout", "src/features"],
  ...Object.fromEntries(CMS.map((name, at) => [name, [...CMS.slice(0, at), "src/shared"]])),
  cms: ["src/shared"],
  "publisher/release": ["src/shared"],
  "publisher/build": [...PUBLISHER, "builder", "publisher/release"],
  "publisher/content": [...PUBLISHER, "publisher/release", "publisher/build"],
  "publisher/queue": [...PUBLISHER, "publisher/release", "publisher/build"],
  publisher: PUBLISHER,
  "server/process": ["src/shared"],
  "server/metrics": ["src/shared", "server/process"],
  "server/backup": ["src/shared", "server/process"],
  "server/visits": ["src/shared", "server/process", "server/metrics"],
  "server/site": ["src/shared", "server/process", "server/metrics", "server/visits"],
  "server/start": [
    ...["src/shared", "server/process", "server/metrics", "server/visits", "server/site"],
    "publisher/release",
  ],
  server: ["src/shared"],
  tools: ["src/shared", "server", "publisher", "builder", "cms/src"],
  bench: ["src/shared", "server", "publisher", "tools", "builder", "src/features/search"],
};

/** Rejects imports that docs/architecture.md does not allow, and files in undeclared folders. */
export const folders = {
  create(context) {
    const file = relative(context.cwd, context.filename);
    const folder = Object.keys(FOLDERS).find((name) => isWithin(name, file));
    const checkImport = (node) => {
      const source = node.source?.value;
      if (!folder || typeof source !== "string" || !source.startsWith(".")) return;
      const imported = relative(context.cwd, resolve(dirname(file), source));
      const message = describeRefusal(folder, file, imported);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      Program: (node) => {
        const isDeclared = !NEEDS_DECLARATION.test(file) || folder?.includes("/");
        if (!isDeclared || TEST.test(file)) context.report({ node, message: MISPLACED });
      },
      ImportDeclaration: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
    };
  },
};

/** Files directly in the first folders are entry points; deeper ones must be in a declared folder. */
const NEEDS_DECLARATION = /^(?:(?:src|publisher|server)\/.*\/|cms\/src\/)/;
const TEST = /^src\/.*(?:\.(?:test|spec)\.|\/__tests__\/)/;

const MISPLACED =
  "This folder is not declared. Add it to tools/lint/folders.mjs and docs/architecture.md, or move the file: tests belong in __tests__, as Gatsby makes a page of each file in src/pages and serves src/api as functions.";

function describeRefusal(folder, file, imported) {
  const allowed = [folder, ...FOLDERS[folder]];
  if (!allowed.some((name) => isWithin(name, imported))) {
    return `${folder} cannot import ${imported}, only: ${FOLDERS[folder].join(", ") || "packages"}. Move the code (docs/architecture.md).`;
  }
  const isView = /^src\/(features|layout)\//.test(imported) && !imported.endsWith(".schema");
  if (folder === "builder" && isView) {
    return "builder runs in Node and cannot import views: import only *.schema files of a feature.";
  }
  const [feature] = /^src\/features\/[^/]+/.exec(file) ?? [];
  if (feature && isWithin("src/features", imported) && !isWithin(feature, imported)) {
    return "A feature cannot import another feature: combine them in a page.";
  }
  return undefined;
}

/** True for a file or folder below `name`, and for a file of this name. */
const isWithin = (name, path) =>
  path === name || path.startsWith(`${name}/`) || path.startsWith(`${name}.`);
