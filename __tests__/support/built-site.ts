import { createManifest, createContentPolicy } from "../../builder/manifest/adapter";
import { hashFolder } from "../../builder/manifest/scan";
import { RELEASE_FILE } from "../../src/shared/node/release/release";
import { createTemporaryFolder, writeFiles } from "./temporary-folder";

export const SCRIPT = "/app-0123456789abcdef0123.js";

function toPage(title: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
}

/** Writes a small site, as Gatsby and the adapter do. Returns the path of its folder. */
export async function writeBuiltSite(): Promise<string> {
  const root = await createTemporaryFolder();
  await writeFiles(root, {
    "index.html": toPage("Home"),
    "404.html": toPage("Page not found"),
    "404/index.html": toPage("Page not found"),
    "about-us/index.html": toPage("About us").padEnd(5000, " "),
    "Download/index.html": toPage("Download"),
    "FAQ/index.html": toPage("FAQ"),
    "Stock-Tips–Sample/index.html": toPage("Stock tips"),
    "blogs/index.html": toPage("Blog"),
    "preview/index.html": toPage("Preview of a draft"),
    "inline/index.html": `${toPage("Inline")}<script>run()</script><style>p{margin:0}</style>`,
    "blog/first-post/index.html": toPage("First post"),
    "ipo/mills-limited-a1b2c3/index.html": toPage("Mills Limited"),
    "ipo/mills-limited-a1b2c3d4e5f6/index.html": toPage("Mills of another record"),
    "ipo-calendar.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    "blog/withdrawn/index.html": toPage("This post was withdrawn"),
    "blog/शेयर-बाज़ार/index.html": toPage("शेयर बाज़ार"),
    "offline-plugin-app-shell-fallback/index.html": toPage("Loading post"),
    "page-data/index/page-data.json": `{"path":"/"}`.padEnd(2000, " "),
    "page-data/offline-plugin-app-shell-fallback/page-data.json": `{"path":"/shell","result":{}}`,
    "page-data/blogs/page-data.json": `{"path":"/blogs/"}`,
    "page-data/app-data.json": `{"webpackCompilationHash":"abc"}`,
    "page-data/sq/d/123.json": `{"data":{}}`,
    "static/0a1b2c/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "favicon.ico": "icon",
    "robots.txt": "User-agent: *\n",
    ".env": "SECRET=1",
    ".well-known/security.txt": "Contact: mailto:someone@stockneev.example\n",
    [SCRIPT.slice(1)]: "console.log('app');".padEnd(4000, " "),
  });
  const files = await hashFolder(root, {}, (path) => path === "/.env");
  const release = createManifest(files, {
    contentVersion: null,
    contentPosts: null,
    redirects: [
      { from: "/?p=77", to: "/blog/first-post/" },
      { from: "/index.php?p=77&cat=2", to: "/FAQ" },
      { from: "/old-name", to: "/about-us/" },
      { from: "/Stock-Tips–Earlier", to: "/Stock-Tips–Sample" },
      // A page that exists is never redirected.
      { from: "/faq", to: "/about-us/" },
      { from: "/blog/withdrawn/", to: null },
      { from: "/withdrawn-page/", to: null },
    ],
    policy: createContentPolicy({ connect: [], pictures: [], frames: [] }),
    headers: {},
  });
  await writeFiles(root, { [RELEASE_FILE]: JSON.stringify(release) });
  return root;
}
