import { dirname, relative, resolve } from "node:path";

/** Folders whose code also runs in the browser; `src/shared/node` is for Node only. */
const BROWSER_SAFE = ["src/shared/contract", "src/shared/domain"];
const VIEW_PARTS = [...BROWSER_SAFE, "src/content", "src/theme", "src/ui", "src/live", "src/app"];
/** Publisher and server share process control. */
const PUBLISHER = ["src/shared", "server/process"];

/** What each folder may import (docs/architecture.md). A folder may always import itself. */
const FOLDERS = {
  "src/shared/contract": [],
  "src/shared/domain": ["src/shared/contract"],
  "src/shared/node": BROWSER_SAFE,
  "src/content": [...BROWSER_SAFE, "content"],
  "src/gatsby": [
    ...["src/shared", "src/content", "src/features", "src/layout"],
    ...["publisher/manifest", "publisher/build/gatsby"],
  ],
  "src/theme": [],
  "src/ui": ["src/theme", ...BROWSER_SAFE],
  "src/live": BROWSER_SAFE,
  "src/app": [...BROWSER_SAFE, "src/content", "src/theme", "src/ui"],
  "src/layout": [...BROWSER_SAFE, "src/content", "src/theme", "src/ui", "src/app", "content"],
  "src/features": [...VIEW_PARTS, "src/layout/links", "content"],
  "src/pages": [...VIEW_PARTS, "src/layout", "src/features", "src/templates", "content"],
  "src/templates": [...VIEW_PARTS, "src/layout", "src/features"],
  cms: ["src/shared"],
  "publisher/manifest": ["src/shared", "src/content", "src/gatsby/outputs"],
  "publisher/release": ["src/shared"],
  "publisher/build": [...PUBLISHER, "src/gatsby", "publisher/manifest", "publisher/release"],
  "publisher/queue": [...PUBLISHER, "publisher/release", "publisher/build"],
  publisher: PUBLISHER,
  "server/process": ["src/shared"],
  "server/metrics": ["src/shared", "server/process"],
  "server/backup": ["src/shared", "server/process"],
  "server/visits": ["src/shared", "server/process", "server/metrics"],
  "server/site": ["src/shared", "server/process", "server/metrics", "server/visits"],
  "server/start": [
    ...["src/shared", "server/process", "server/metrics", "server/visits", "server/site"],
  ],
  server: ["src/shared"],
  tools: ["src/shared", "server", "publisher", "src/gatsby"],
  bench: ["src/shared", "server", "publisher", "tools", "src/gatsby", "src/features/search"],
};

/** Folders in order, from the bottom up: each may import itself and those before it. */
const ORDERED_FOLDERS = {
  "cms/src": [
    ...["environment", "payload-types", "lib", "storage", "audit", "accounts", "media", "posts"],
    ...[
      "records",
      "enquiries",
      "public-api",
      "publishing",
      "tables",
      "admin",
      "payload.config",
      "setup",
    ],
    ...["app", "instrumentation"],
  ],
};

/** Rejects imports that docs/architecture.md does not allow, and files in undeclared folders. */
export const folders = {
  create(context) {
    const file = relative(context.cwd, context.filename);
    const folder = Object.keys(FOLDERS).find((name) => isWithin(name, file));
    const area = Object.keys(ORDERED_FOLDERS).find((name) => isWithin(name, file));
    const checkImport = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const imported = relative(context.cwd, resolve(dirname(file), source));
      const message =
        (folder && describeRefusal(folder, file, imported)) ??
        (area && describeWrongOrder(area, file, imported));
      if (message !== undefined) context.report({ node, message });
    };
    const isUndeclared = NEEDS_DECLARATION.test(file) && !folder?.includes("/");
    return {
      Program: (node) => {
        if (isUndeclared) context.report({ node, message: UNDECLARED });
        if (area && findLevel(area, file) === -1) {
          context.report({ node, message: describeUndeclared(area, file) });
        }
      },
      ImportDeclaration: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
    };
  },
};

/** Files directly in these folders are entry points; deeper ones must be in a declared folder. */
const NEEDS_DECLARATION = /^(?:src|publisher|server)\/.*\//;

const UNDECLARED =
  "This folder is not declared. Add it to FOLDERS in tools/lint/folders.mjs and to docs/architecture.md, or move the file. (src/api must not exist: Gatsby serves its files as functions.)";

function describeRefusal(folder, file, imported) {
  const allowed = [folder, ...FOLDERS[folder]];
  if (!allowed.some((name) => isWithin(name, imported))) {
    return `${folder} cannot import ${imported}, only: ${FOLDERS[folder].join(", ") || "packages"}. Move the code (docs/architecture.md).`;
  }
  const isView = /^src\/(features|layout)\//.test(imported) && !imported.endsWith(".schema");
  if (folder === "src/gatsby" && isView) {
    return "src/gatsby runs in Node and cannot import views: import only *.schema files of a feature.";
  }
  const [feature] = /^src\/features\/[^/]+/.exec(file) ?? [];
  if (feature && isWithin("src/features", imported) && !isWithin(feature, imported)) {
    return "A feature cannot import another feature: combine them in a page.";
  }
  return undefined;
}

/** Imports of undeclared files pass: those files are reported themselves. */
function describeWrongOrder(area, file, imported) {
  if (!isWithin(area, imported)) return undefined;
  const [from, to] = [findLevel(area, file), findLevel(area, imported)];
  if (from === -1 || to <= from) return undefined;
  const names = ORDERED_FOLDERS[area];
  return `${names[from]} is below ${names[to]} in ${area} and cannot import it: pass it in, or move the code up (docs/architecture.md).`;
}

const describeUndeclared = (area, file) =>
  `${file} is not in a declared folder of ${area}. Add its folder to ORDERED_FOLDERS in tools/lint/folders.mjs, or move the file.`;

/** Returns the position of a path's folder in its area, -1 if it is not declared. */
function findLevel(area, path) {
  const [name = ""] = path.slice(area.length + 1).split("/");
  return ORDERED_FOLDERS[area].indexOf(name.replace(/\.(tsx?|[cm]?js|css)$/, ""));
}

const isWithin = (folder, path) => path === folder || path.startsWith(`${folder}/`);
