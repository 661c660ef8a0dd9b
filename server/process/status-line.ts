import { clearLine, cursorTo } from "node:readline";

type Running = { name: string; started: number; getPhase: () => string };

const FRAMES = [..."⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"];
const REDRAW_MS = 500;

const steps = new Set<Running>();
let timer: NodeJS.Timeout | undefined;
let frame = 0;

/** Shows a running step with time and phase in a terminal line. Returns a function that ends it. */
export function showRunning(name: string, getPhase = () => ""): () => void {
  if (!process.stdout.isTTY) return () => undefined;
  const entry = { name, started: performance.now(), getPhase };
  steps.add(entry);
  timer ??= setInterval(drawLine, REDRAW_MS).unref();
  return () => {
    steps.delete(entry);
    eraseLine();
    if (steps.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function drawLine(): void {
  const now = performance.now();
  const parts = [...steps].map(({ name, started, getPhase }) => {
    const phaseText = getPhase();
    return `${name} ${Math.round((now - started) / 1000)} s${phaseText && ` (${phaseText})`}`;
  });
  frame = (frame + 1) % FRAMES.length;
  eraseLine();
  const line = `${FRAMES[frame] ?? ""} ${parts.join(", ")}`;
  process.stdout.write(line.slice(0, (process.stdout.columns ?? 80) - 1));
  // The output of other programs then replaces the line.
  cursorTo(process.stdout, 0);
}

function eraseLine(): void {
  cursorTo(process.stdout, 0);
  clearLine(process.stdout, 1);
}
