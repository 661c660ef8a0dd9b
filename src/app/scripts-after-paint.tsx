import { isValidElement, type ReactNode } from "react";

/** Gatsby's slice with the table of chunks and the first scripts. */
const GATSBY_SCRIPTS = "_gatsby-scripts";

/** Puts the scripts of onPreRenderHTML into a template until the first paint (decision 0019). */
export function deferScripts(components: ReactNode[]): ReactNode[] {
  return components.map((component) =>
    isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === GATSBY_SCRIPTS
      ? [
          // In their own parent, because an insertion into the body restyles all of it.
          <div key="scripts">
            <template data-scripts>{component}</template>
          </div>,
          <script
            key="start-after-paint"
            dangerouslySetInnerHTML={{ __html: `(${startAfterPaint.toString()})();` }}
          />,
        ]
      : component,
  );
}

/**
 * Starts a page's scripts after the first paint and short animations, at the latest at a click, key
 * press or after 3 s (0019). Pages contain this function as text, so it uses nothing from outside.
 */
function startAfterPaint(): void {
  // Pages that open further down, and browsers without scroll anchoring, need a complete layout.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate" || location.hash || !CSS.supports("overflow-anchor:auto"))
    document.documentElement.dataset.whole = "";
  const preloadFile = (as: string, href: string, fetchPriority = "auto") => {
    const link = document.createElement("link");
    const crossOrigin = as === "fetch" ? "" : null;
    Object.assign(link, { rel: "preload", as, href, crossOrigin, fetchPriority });
    document.head.append(link);
  };
  const template = document.querySelector("template[data-scripts]") as HTMLTemplateElement;
  const { content } = template;
  for (const script of content.querySelectorAll<HTMLScriptElement>("script[src]"))
    script.async = false;
  const framework = content.querySelector('script[src^="/framework-"]');
  if (framework) content.append(framework);
  for (const fields of document.querySelectorAll("fieldset")) fields.disabled = false;
  addEventListener("click", ({ target }) => {
    (window as EarlyWindow).earlyClick = (target as Element).closest?.("button");
  });
  const startScripts = () => {
    if (!template.isConnected) return;
    template.replaceWith(content);
    const { pagePath } = window as unknown as { pagePath: string };
    const name = pagePath.replace(/^\/|\/$/g, "") || "index";
    preloadFile("fetch", "/page-data/app-data.json");
    preloadFile("fetch", `/page-data/${name}/page-data.json${location.search}`);
  };

  const handleKey = ({ key }: KeyboardEvent) => {
    // Otherwise End stops at the estimated height of skipped parts.
    if (key === "End") document.documentElement.dataset.whole = "";
    startScripts();
  };
  addEventListener("keydown", handleKey, true);
  const reportsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !reportsPaint) return startScripts();
  const startAfterAnimations = () => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(startScripts);
  };
  const observePaint = () => {
    const source = framework?.getAttribute("src");
    if (source && template.isConnected) preloadFile("script", source, "low");
    new PerformanceObserver(startAfterAnimations).observe({ type: "paint", buffered: true });
  };
  requestAnimationFrame(() => setTimeout(observePaint));
  addEventListener("pointerdown", startScripts, true);
  setTimeout(startScripts, 3000);
}

/** The last pressed button, which `hydratePage` clicks again; null after a click elsewhere. */
export type EarlyWindow = Window & { earlyClick?: HTMLButtonElement | null };
