import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Passes on what a visitor typed or chose in a controlled field before the scripts ran: React keeps it
 * in the element at first, but would render on without it.
 */
export function useEarlyInput(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string | undefined,
  onInput: (value: string) => void,
): void {
  const isHydrated = useRef(false);
  useLayoutEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    if (!ref.current || rendered === undefined) return;
    const { value } = ref.current;
    if (value !== rendered) onInput(value);
  });
}
