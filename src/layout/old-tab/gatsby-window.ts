/** What Gatsby keeps on the window of a running page, as far as an old tab needs it. */
export type GatsbyWindow = Window & {
  /** Loaders of the page components that this tab's release has. */
  asyncRequires?: { components: Record<string, (() => Promise<unknown>) | undefined> };
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  ___webpackCompilationHash?: string;
};

/** `page` is missing where it could not be loaded; its hash is the one of the release that is live. */
type LoadedPage = { page?: { webpackCompilationHash?: string } };
