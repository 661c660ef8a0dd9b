import type { ToastKind } from "./toast-area";

/** Milliseconds a toast stays; `false` is until it is dismissed (LAY-03). */
const TOAST_DURATION = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: false,
} as const satisfies Record<ToastKind, number | false>;

/** Short messages (LAY-03); the library loads with the first, and no library means no message. */
export const toast = {
  blank: (text: string) => show("blank", text),
  error: (text: string) => show("error", text),
  success: (text: string) => show("success", text),
  loading: (text: string) => show("loading", text),
};

/** Loads the toasts while online, so that a lost connection can be announced. */
export const preloadToasts = () => loadArea().catch(() => undefined);

const loadArea = () => import(/* webpackChunkName: "toast" */ "./toast-area");

async function show(kind: ToastKind, text: string): Promise<void> {
  const area = await preloadToasts();
  area?.showToast(kind, text, TOAST_DURATION[kind]);
}
