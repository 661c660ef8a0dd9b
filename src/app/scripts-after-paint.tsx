import { isValidElement, type ReactNode } from "react";

/** The slice in which Gatsby keeps what starts a page: its table of chunks and the first scripts. */
const GATSBY_SCRIPTS = "_gatsby-scripts";

/** For the body: which chunk draws the page, as its page data (page-data.json) say. */
export function chunkAttribute(pageData: object): Record<string, string> {
  return { "data-chunk": String(Reflect.get(pageData, "componentChunkName")) };
}

/**
 * Puts Gatsby's scripts into a template, for `startAfterPaint` to take them out: before the first
 * paint they would only delay it (docs/decisions/0019-scripts-after-first-paint.md). `components` are
 * those of onPreRenderHTML at the end of a page's body.
 */
export function scriptsAfterPaint(components: ReactNode[]): ReactNode[] {
  return components.map((component) =>
    isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === GATSBY_SCRIPTS
      ? [
          <template key="scripts" data-scripts>
            {component}
          </template>,
          <script
            key="start-after-paint"
            dangerouslySetInnerHTML={{ __html: `(${startAfterPaint.toString()})();` }}
          />,
        ]
      : component,
  );
}

/**
 * Starts a page's scripts when something is painted; at the latest with the visitor's first move or
 * after three seconds, and at once where nobody looks or the browser does not tell paints. The largest
 * script is loaded at once, behind all else, and runs last; what Gatsby would ask for only once its
 * scripts run is asked for with them. Stands in every page as text: nothing outside of the function
 * can be used in it.
 */
function startAfterPaint(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-scripts]");
  if (!template) return;
  const { content } = template;
  const scripts = [...content.querySelectorAll<HTMLScriptElement>("script[src]")];
  const framework = scripts.find((script) => script.getAttribute("src")?.includes("framework"));
  for (const script of scripts) script.async = false;
  if (framework) content.append(framework);

  const preload = (as: string, href: string, fetchPriority = "auto") => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as, href, fetchPriority });
    if (as === "fetch") link.crossOrigin = "anonymous";
    document.head.append(link);
  };
  const preloadPage = () => {
    const { pagePath = "", ___chunkMapping: chunks = "{}", location } = window as GatsbyWindow;
    const [script] = JSON.parse(chunks)[String(document.body.dataset.chunk)] ?? [];
    if (script) preload("script", script);
    const bare = (path: string) => path.replace(/^\/|\/$/g, "");
    const name = bare(pagePath);
    if (name !== bare(location.pathname) || location.search) return;
    preload("fetch", "/page-data/app-data.json");
    preload("fetch", `/page-data/${name || "index"}/page-data.json`);
  };
  const start = () => {
    if (!template.isConnected) return;
    template.replaceWith(content);
    preloadPage();
  };

  const tellsPaints = window.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !tellsPaints) return start();
  preload("script", framework?.getAttribute("src") ?? "", "low");
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  for (const move of ["pointerdown", "keydown", "visibilitychange"]) {
    window.addEventListener(move, start, { once: true, capture: true });
  }
  setTimeout(start, 3000);
}

/** What Gatsby's inline scripts leave. */
type GatsbyWindow = Window & { pagePath?: string; ___chunkMapping?: string };
