import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** push: a step that Back undoes; replace: a change while typing, written once it pauses. */
export type AddressStep = "push" | "replace";

type Change = (values: Record<string, string>, step: AddressStep) => void;

// Browsers refuse an address that changes with every key of a fast typist.
const PAUSE_MS = 300;

/** Returns the page's query as state, empty when rendered on the server. Empty values are removed from the address. */
export function useAddressQuery(): [URLSearchParams, Change] {
  const address = useSyncExternalStore(subscribe, readAddress, emptyAddress);
  const [typed, showTyped] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setTyped = (search: string | null) => {
    latest.current = search;
    showTyped(search);
  };

  useEffect(() => {
    const forget = () => {
      clearTimeout(timer.current);
      setTyped(null);
    };
    window.addEventListener("popstate", forget);
    return () => {
      window.removeEventListener("popstate", forget);
      clearTimeout(timer.current);
    };
  }, []);

  const query = typed ?? address;

  const write = (search: string, step: AddressStep) => {
    clearTimeout(timer.current);
    const { pathname, hash } = window.location;
    // With the router's state kept, Gatsby does not change the scroll position.
    history[`${step}State`](history.state, "", pathname + search + hash);
    dispatchEvent(new Event(CHANGED));
    setTyped(null);
  };

  const change: Change = (values, step) => {
    // Several fields may change before the next rendering.
    const current = latest.current ?? readAddress();
    const params = new URLSearchParams(current);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") params.delete(name);
      else params.set(name, value);
    }
    const search = params.toString().replace(/^(?=.)/, "?");
    if (step === "push") {
      if (latest.current !== null) write(latest.current, "replace");
      if (search !== current) write(search, "push");
      return;
    }
    setTyped(search);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(search, "replace"), PAUSE_MS);
  };

  return [new URLSearchParams(query), change];
}

const CHANGED = "address-query";

function subscribe(onChange: () => void): () => void {
  const events = ["popstate", CHANGED];
  events.forEach((name) => window.addEventListener(name, onChange));
  return () => events.forEach((name) => window.removeEventListener(name, onChange));
}

const readAddress = () => window.location.search;
const emptyAddress = () => "";
