import { NetworkStatus, type ApolloClient } from "@apollo/client";
import {
  resources,
  type Resource,
  type ResourceName,
  type Resources,
} from "../../shared/contract/resources";
import type { LiveAnswer } from "../fetch-json";
import type { LiveState } from "../live";
import { createClient } from "./client";
import { documentOf } from "./documents";

export type Snapshot<T> = {
  state: LiveState;
  /** The newest one; null before the first. */
  answer: LiveAnswer<T> | null;
  loadingMore?: boolean;
  error?: unknown;
};

export type Watch = { retry: () => void; loadMore: () => void; stop: () => void };

let shared: ApolloClient | undefined;

const sharedClient = () => (shared ??= createClient());

/** Shows what the cache has, then the API's answer; a failure is told and logged once. */
export function watch<K extends ResourceName>(
  name: K,
  show: (snapshot: Snapshot<Resources[K]>) => void,
  client = sharedClient(),
): Watch {
  let answer: LiveAnswer<Resources[K]> | null = null;
  let moreFailed = false;
  const { append, failure }: Resource = resources[name];
  const fail = (error: unknown) => {
    console.error(failure, error);
    show({ state: "error", answer, error });
  };
  const query = client.watchQuery({
    query: documentOf(name),
    // A list grown page by page stays as it is when the visitor comes back to it.
    fetchPolicy: append ? "cache-first" : "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const subscription = query.subscribe((result) => {
    if (result.dataState === "complete") answer = result.data.answer;
    if (result.error) return fail(result.error);
    const loadingMore = result.networkStatus === NetworkStatus.fetchMore;
    show({ state: result.loading && !loadingMore ? "loading" : "ready", answer, loadingMore });
  });

  const loadMore = () => {
    const pageToken = tokenOf(answer?.data ?? null);
    if (pageToken === null || query.getCurrentResult().loading) return;
    moreFailed = false;
    query.fetchMore({ variables: { pageToken } }).catch((error: unknown) => {
      if (subscription.closed) return;
      moreFailed = true;
      fail(error);
    });
  };
  const reload = () => {
    // The subscription tells of a failure; the promise would only tell it twice.
    query.refetch().catch(() => undefined);
  };
  return {
    loadMore,
    retry: () => (moreFailed ? loadMore() : reload()),
    stop: () => subscription.unsubscribe(),
  };
}

function tokenOf(data: Resources[ResourceName] | null): string | null {
  return data !== null && "nextPageToken" in data ? data.nextPageToken : null;
}
