import { useEffect } from "react";
import { parseIndianDate } from "../../../src/shared/contract/read-date";
import { writeClock } from "../../../src/shared/domain/indian-time";

/** The time in Payload's drawer, whose picker has no setting for a format with the day first. */
export const TIME_INPUT = ".schedule-publish .date-time-picker input";

/** Reads times that are typed into the drawer "Schedule publishing" as in India (EDT-32). */
export function useTypedSchedule(): void {
  useEffect(() => {
    let isRewriting = false;
    // The picker would read each key, and 12/11/2026 as 11 December.
    const holdText = (event: Event) => {
      if (!isRewriting && isTimeInput(event.target)) event.stopPropagation();
    };
    // The picker closes on these events, and forgets a text that it has not read.
    const rewriteText = (event: Event) => {
      if (event instanceof KeyboardEvent && !["Enter", "Tab"].includes(event.key)) return;
      const input = document.activeElement;
      if (!isTimeInput(input)) return;
      const clock = parseIndianDate(input.value);
      if (clock === null) return;
      isRewriting = true;
      setText(input, writeClock(clock).replace(/^(\d+) (\w+) (\d+),/, "$2 $1, $3"));
      isRewriting = false;
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener("input", holdText, options);
    for (const name of ["pointerdown", "keydown"])
      window.addEventListener(name, rewriteText, options);
    return () => listening.abort();
  }, []);
}

const isTimeInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(TIME_INPUT);

/** Changes an input of React as if it was typed. */
function setText(input: HTMLInputElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  property?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
