/**
 * For a tab of an earlier release: where a script that it needs is gone from the server (404, not
 * merely out of reach), loads the page anew, once for each release in a session. Stands in every page
 * as text, before the scripts that it watches: nothing outside of the function can be used in it, and
 * a page's own script is left to Gatsby (docs/decisions/0013-old-tabs.md).
 */
export function reloadWhenGone(): void {
  let leaving = false;
  const isAlive = () => performance.getEntriesByName("onInitialClientRender").length > 0;
  const reloadOnce = () => {
    try {
      const mark = `reloaded: ${String(Reflect.get(window, "___webpackCompilationHash"))}`;
      if (leaving || sessionStorage.getItem(mark) !== null) return;
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
    if (isAlive() && src.includes("/component---")) return;
    window.addEventListener("beforeunload", () => (leaving = true));
    fetch(src, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => {
        if (status === 404) reloadOnce();
      },
      () => undefined,
    );
  };
  window.addEventListener("error", onError, true);
}
