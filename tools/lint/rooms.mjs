import { dirname, relative, resolve } from "node:path";

/** Rooms that also run in the browser; `src/shared/node` is for Node only. */
const BROWSER_SAFE = ["src/shared/contract", "src/shared/domain"];
const VIEW_PARTS = [...BROWSER_SAFE, "src/content", "src/theme", "src/ui", "src/live", "src/app"];
/** Publisher and server share process control. */
const PUBLISHER = ["src/shared", "server/process"];

/** The imports that each room may have (docs/architecture.md). A room may always import itself. */
const ROOMS = {
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
  "publisher/static-host": [...PUBLISHER, "publisher/manifest", "publisher/release"],
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

/** Areas cut into rooms from the bottom up: a room imports itself and the rooms before it. */
const ORDERED_ROOMS = {
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

/** Rejects imports between rooms that docs/architecture.md does not allow, and files outside any room. */
export const rooms = {
  create(context) {
    const file = relative(context.cwd, context.filename);
    const room = Object.keys(ROOMS).find((name) => isWithin(name, file));
    const area = Object.keys(ORDERED_ROOMS).find((name) => isWithin(name, file));
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const imported = relative(context.cwd, resolve(dirname(file), source));
      const message =
        (room && describeRefusal(room, file, imported)) ??
        (area && orderRefusal(area, file, imported));
      if (message !== undefined) context.report({ node, message });
    };
    const isUnplanned = IN_AREA_OF_ROOMS.test(file) && !room?.includes("/");
    return {
      Program: (node) => {
        if (isUnplanned) context.report({ node, message: UNPLANNED });
        if (area && findLevel(area, file) === -1) {
          context.report({ node, message: undeclared(area, file) });
        }
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** In these folders only wiring is outside a room. */
const IN_AREA_OF_ROOMS = /^(?:src|publisher|server)\/.*\//;

const UNPLANNED =
  "Its folder is no room of docs/architecture.md. Give it a line in ROOMS of tools/lint/rooms.mjs, or move the file. (src/api can never be one: Gatsby serves what lies there as functions.)";

function describeRefusal(room, file, imported) {
  const open = [room, ...ROOMS[room]];
  if (!open.some((name) => isWithin(name, imported))) {
    return `${room} may import: ${ROOMS[room].join(", ") || "nothing of ours"} (docs/architecture.md).`;
  }
  const isView = /^src\/(features|layout)\//.test(imported) && !imported.endsWith(".schema");
  if (room === "src/gatsby" && isView) {
    return "Node code knows no views: of a feature it may import the schema of its text.";
  }
  const [feature] = /^src\/features\/[^/]+/.exec(file) ?? [];
  if (feature && isWithin("src/features", imported) && !isWithin(feature, imported)) {
    return "A feature never imports another feature; a page composes them.";
  }
  return undefined;
}

/** Imports of undeclared files pass: those files are reported themselves. */
function orderRefusal(area, file, imported) {
  if (!isWithin(area, imported)) return undefined;
  const [from, to] = [findLevel(area, file), findLevel(area, imported)];
  if (from === -1 || to <= from) return undefined;
  const rooms = ORDERED_ROOMS[area];
  return `${rooms[from]} is below ${rooms[to]} in ${area} and cannot import it: pass it in, or move the code up (docs/architecture.md).`;
}

const undeclared = (area, file) =>
  `${file} is in no declared room of ${area}. Add its room to ORDERED_ROOMS of tools/lint/rooms.mjs, or move the file.`;

/** The position of a path's room in its area, -1 if it is not declared. */
function findLevel(area, path) {
  const [room = ""] = path.slice(area.length + 1).split("/");
  return ORDERED_ROOMS[area].indexOf(room.replace(/\.(tsx?|[cm]?js|css)$/, ""));
}

const isWithin = (folder, path) => path === folder || path.startsWith(`${folder}/`);
