import type { ToastKind } from "./toast-area";

/** `false` keeps a toast until it is dismissed (LAY-03). */
const TOAST_DURATION_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: false,
} as const satisfies Record<ToastKind, number | false>;

/** Shows short messages (LAY-03). The first loads the library; if that fails, none is shown. */
export const toast = {
  blank: (text: string) => showLazily("blank", text),
  error: (text: string) => showLazily("error", text),
  success: (text: string) => showLazily("success", text),
  loading: (text: string) => showLazily("loading", text),
};

/** Loads the toasts while online, so that a lost connection can be announced. */
export const preloadToasts = () => loadArea().catch(() => undefined);

const loadArea = () => import(/* webpackChunkName: "toast" */ "./toast-area");

async function showLazily(kind: ToastKind, text: string): Promise<void> {
  const area = await preloadToasts();
  area?.showToast(kind, text, TOAST_DURATION_MS[kind]);
}
