/** Milliseconds a toast stays; `false` is until it is dismissed (LAY-03). */
export const TOAST_DURATION = { blank: 4000, error: 4000, success: 2000, loading: false } as const;

export type ToastKind = keyof typeof TOAST_DURATION;

type ToastOptions = {
  /** Milliseconds, in the place of the kind's own duration. */
  duration?: number;
};

/**
 * Short messages at the top of the page (LAY-03). The toast library and its area load with the
 * first message, never with the page.
 */
export const toast = {
  blank: (text: string, options?: ToastOptions) => show("blank", text, options),
  error: (text: string, options?: ToastOptions) => show("error", text, options),
  success: (text: string, options?: ToastOptions) => show("success", text, options),
  loading: (text: string) => show("loading", text),
};

async function show(kind: ToastKind, text: string, options: ToastOptions = {}): Promise<void> {
  const { showToast } = await import(/* webpackChunkName: "toast" */ "./toast-area");
  showToast(kind, text, options.duration ?? TOAST_DURATION[kind]);
}
