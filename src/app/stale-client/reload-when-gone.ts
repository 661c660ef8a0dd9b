/**
 * Reloads an old tab, once per release and session, if the server responds 404 for a script (0013);
 * later Gatsby handles page components. Pages contain this as text, so it uses nothing outside.
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
