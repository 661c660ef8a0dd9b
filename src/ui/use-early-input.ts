import { useLayoutEffect, useRef, type RefObject } from "react";

/** Passes on values from before scripts ran, which React would overwrite. */
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
