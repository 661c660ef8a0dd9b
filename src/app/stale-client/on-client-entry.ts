import { navigation } from "../../content/navigation";

/** Gatsby's onClientEntry: keeps tabs of earlier releases (0013) and tabs without a connection. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== "production") return;
  const gatsby: GatsbyWindow = window;
  rejectUnknownPages(gatsby);
  openNewReleases(gatsby);
  // Links that the router does not handle, such as those of a post.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href^='/']");
    if (link && !event.defaultPrevented && reportOffline()) event.preventDefault();
  });
}

/** True without a connection: says that the page stays, instead of the browser's error page. */
function reportOffline(): boolean {
  if (navigator.onLine) return false;
  window.alert(navigation.labels.offline);
  return true;
}

/** Rejects an unknown page: Gatsby would throw, and the click would do nothing. */
function rejectUnknownPages({ asyncRequires }: GatsbyWindow): void {
  if (!asyncRequires) return;
  asyncRequires.components = new Proxy(asyncRequires.components, {
    get: (components, name) =>
      components[String(name)] ?? (() => Promise.reject(new Error(`No code for ${String(name)}`))),
  });
}

/** Opens an old tab's links as documents, with query and anchor, in one history entry. */
function openNewReleases(gatsby: GatsbyWindow): void {
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  // Only the latest click counts, even if the page of an earlier one loads later.
  let lastNavigation = 0;
  window.addEventListener("popstate", () => (lastNavigation += 1));
  gatsby.___navigate = (to, options) => {
    const navigation = (lastNavigation += 1);
    if (typeof to === "number") return navigate(to, options);
    const { pathname, search } = new URL(to, window.location.href);
    const openDocument = () => window.location[options?.replace ? "replace" : "assign"](to);
    const load = loader.loadPage(pathname + search).catch(() => undefined);
    void load.then((loaded) => {
      if (navigation !== lastNavigation) return;
      const hash = loaded?.page?.webpackCompilationHash;
      if (hash === gatsby.___webpackCompilationHash) navigate(to, options);
      else if (!reportOffline()) openDocument();
    });
  };
}

type GatsbyWindow = Window & {
  asyncRequires?: { components: Record<string, (() => Promise<unknown>) | undefined> };
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  ___webpackCompilationHash?: string;
};

/** `page` is missing if loading failed; its hash is that of the live release. */
type LoadedPage = { page?: { webpackCompilationHash?: string } };
