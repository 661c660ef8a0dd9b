import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { createRoot } from "react-dom/client";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import { color, layer, radius, shadow, size, space, text, weight } from "../../theme/tokens";

export type ToastKind = "blank" | "error" | "success" | "loading";

const AREA_ID = "toast-area";
const MAX_TOASTS = 20;
const appear = cssTransition({ enter: "toast-enter", exit: "toast-leave", collapseDuration: 150 });

/** Shows a toast for `durationMs`; false keeps it until it is dismissed. */
export function showToast(kind: ToastKind, message: string, durationMs: number | false): void {
  mountArea();
  const options = { autoClose: durationMs };
  if (kind === "blank") toast(message, options);
  else toast[kind](message, options);
}

function mountArea(): void {
  if (document.getElementById(AREA_ID)) return;
  const host = document.createElement("div");
  host.id = AREA_ID;
  document.body.append(host);
  createRoot(host).render(
    <Area>
      <ToastContainer
        position="top-center"
        limit={MAX_TOASTS}
        role="status"
        aria-label="Messages"
        transition={appear}
        closeButton={false}
        closeOnClick
        hideProgressBar
      />
    </Area>,
  );
}

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });
const leave = keyframes({ to: { opacity: 0, transform: "translateY(-0.75rem)" } });
const run = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

// Styles for the library's class names; its own style sheet would be part of every page.
const Area = styled.div({
  ".Toastify__toast-container": {
    position: "fixed",
    zIndex: layer.toast,
    top: `calc(${size.header} + ${space[3]})`,
    insetInline: space[4],
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: space[2],
    pointerEvents: "none",
  },
  ".Toastify__toast": {
    pointerEvents: "auto",
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space[3],
    maxWidth: "28rem",
    minHeight: size.touch,
    padding: `${space[3]} ${space[5]}`,
    borderRadius: radius.md,
    background: color.inverse,
    border: `1px solid ${color.inverseLine}`,
    boxShadow: shadow.high,
    color: color.inverseInk,
    fontSize: text.sm,
    fontWeight: weight.medium,
    cursor: "pointer",
  },
  ".Toastify__toast-icon": { flex: "none", width: "1.25rem", color: color.inverseAccent },
  ".Toastify__toast-icon svg": { fill: "currentColor" },
  ".Toastify__spinner": {
    width: "1.25rem",
    height: "1.25rem",
    borderRadius: "50%",
    border: `2px solid ${color.inverseLine}`,
    borderTopColor: color.inverseAccent,
  },
  // The invisible progress bar is the timer: the toast closes when its animation ends.
  ".Toastify__progress-bar--wrp": { position: "absolute", inset: 0, opacity: 0, zIndex: -1 },
  ".Toastify__progress-bar--animated": { animation: `${run} linear 1 forwards` },
  ".toast-enter": { animation: `${arrive} 0.2s both` },
  ".toast-leave": { animation: `${leave} 0.15s both` },
});
