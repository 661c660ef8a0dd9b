/**
 * Reloads a tab of an earlier release if a script that it needs was removed from the server (404, not
 * just unreachable), once per release and session. Every page contains this function as text before
 * the scripts that it watches, so it can use nothing outside itself; a page's own script is left to
 * Gatsby (docs/decisions/0013-old-tabs.md).
 */
export function reloadWhenGone(): void {
  let isLeaving = false;
  const isRendered = () => performance.getEntriesByName("onInitialClientRender").length > 0;
  const reloadOnce = () => {
    try {
      const mark = `reloaded: ${String(Reflect.get(window, "___webpackCompilationHash"))}`;
      if (isLeaving || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, "1");
    } catch {
      return;
    }
    window.location.reload();
  };
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const { src } = target;
    if (!src.startsWith(`${window.location.origin}/`)) return;
    if (isRendered() && src.includes("/component---")) return;
    window.addEventListener("beforeunload", () => (isLeaving = true));
    fetch(src, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => {
        if (status === 404) reloadOnce();
      },
      () => undefined,
    );
  };
  window.addEventListener("error", onError, true);
}
