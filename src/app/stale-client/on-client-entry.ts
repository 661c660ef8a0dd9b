/** Gatsby's onClientEntry: lets a tab of an earlier release go on (docs/decisions/0013-old-tabs.md). */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== "production") return;
  const gatsby: GatsbyWindow = window;
  failUnknownPages(gatsby);
  leaveOldRelease(gatsby);
}

/** Makes an unknown page fail visibly; without this, Gatsby throws and a click does nothing. */
function failUnknownPages({ asyncRequires }: GatsbyWindow): void {
  if (!asyncRequires) return;
  asyncRequires.components = new Proxy(asyncRequires.components, {
    get: (known, name) =>
      known[String(name)] ?? (() => Promise.reject(new Error(`No code for ${String(name)}`))),
  });
}

/** Opens a link as a document without a second history entry and with its query and anchor. */
function leaveOldRelease(gatsby: GatsbyWindow): void {
  const { ___navigate: navigate, ___loader: loader } = gatsby;
  if (!navigate || !loader) return;
  // Only the latest choice counts, however late the page of an earlier one comes.
  let choices = 0;
  window.addEventListener("popstate", () => (choices += 1));
  gatsby.___navigate = (to, options) => {
    const choice = (choices += 1);
    if (typeof to === "number") return navigate(to, options);
    const { pathname, search } = new URL(to, window.location.href);
    const open = () => window.location[options?.replace ? "replace" : "assign"](to);
    const load = loader.loadPage(pathname + search).catch(() => undefined);
    void load.then((loaded) => {
      if (choice !== choices) return;
      const hash = loaded?.page?.webpackCompilationHash;
      if (hash === gatsby.___webpackCompilationHash) navigate(to, options);
      else open();
    });
  };
}

type GatsbyWindow = Window & {
  asyncRequires?: { components: Record<string, (() => Promise<unknown>) | undefined> };
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  ___webpackCompilationHash?: string;
};

/** `page` is missing where it could not be loaded; its hash is the one of the release that is live. */
type LoadedPage = { page?: { webpackCompilationHash?: string } };
