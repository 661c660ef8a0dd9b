import { toast } from "../../layout/toast/toast";

/** A toast; where its code cannot be loaded (no connection), the form's own words have to do. */
export function say(kind: "success" | "error", text: string): void {
  toast[kind](text).catch(() => undefined);
}

/** Loads the toasts while there is a connection, so that losing it can be told. */
export function prepareMessages(): void {
  import(/* webpackChunkName: "toast" */ "../../layout/toast/toast-area").catch(() => undefined);
}
