import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** push: a step that Back undoes; replace: a change while typing, written once it pauses. */
export type AddressStep = "push" | "replace";

type Change = (values: Record<string, string>, step: AddressStep) => void;

// Browsers limit how often the address changes, so it must not change with every key press.
const PAUSE_MS = 300;

/** Returns the address's query (empty on the server) and its setter, which drops empty values. */
export function useAddressQuery(): [URLSearchParams, Change] {
  const address = useSyncExternalStore(subscribeToQuery, readAddress, getEmptyAddress);
  const [typed, showTyped] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setTyped = (search: string | null) => {
    latest.current = search;
    showTyped(search);
  };

  useEffect(() => {
    const dropTyped = () => {
      clearTimeout(timer.current);
      setTyped(null);
    };
    window.addEventListener("popstate", dropTyped);
    return () => {
      window.removeEventListener("popstate", dropTyped);
      clearTimeout(timer.current);
    };
  }, []);

  const query = typed ?? address;

  const writeQuery = (search: string, step: AddressStep) => {
    clearTimeout(timer.current);
    const { pathname, hash } = window.location;
    // With the router's state kept, Gatsby does not change the scroll position.
    history[`${step}State`](history.state, "", pathname + search + hash);
    dispatchEvent(new Event(CHANGE_EVENT));
    setTyped(null);
  };

  const changeQuery: Change = (values, step) => {
    // Several fields may change before the next rendering.
    const current = latest.current ?? readAddress();
    const params = new URLSearchParams(current);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") params.delete(name);
      else params.set(name, value);
    }
    const search = params.toString().replace(/^(?=.)/, "?");
    if (step === "push") {
      if (latest.current !== null) writeQuery(latest.current, "replace");
      if (search !== current) writeQuery(search, "push");
      return;
    }
    setTyped(search);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeQuery(search, "replace"), PAUSE_MS);
  };

  return [new URLSearchParams(query), changeQuery];
}

const CHANGE_EVENT = "address-query";

function subscribeToQuery(onChange: () => void): () => void {
  const events = ["popstate", CHANGE_EVENT];
  events.forEach((name) => window.addEventListener(name, onChange));
  return () => events.forEach((name) => window.removeEventListener(name, onChange));
}

const readAddress = () => window.location.search;
const getEmptyAddress = () => "";
