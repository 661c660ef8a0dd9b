import { NetworkStatus, type ApolloClient } from "@apollo/client";
import type { Snapshot, Watch } from "../live-store";
import { createClient } from "./client";
import { documentOf } from "./documents";
import type { ResourceName, Resources } from "./resources";

let shared: ApolloClient | undefined;

/** The visit's one client, made with the first call that needs it. */
const sharedClient = () => (shared ??= createClient());

/**
 * Asks for a resource and tells `show` of every change: first what the cache has, then the API's
 * answer. A failed call is told once, after its last try.
 */
export function watch<K extends ResourceName>(
  name: K,
  show: (snapshot: Snapshot<Resources[K]>) => void,
  client = sharedClient(),
): Watch {
  let data: Resources[K] | null = null;
  let moreFailed = false;
  const query = client.watchQuery({
    query: documentOf(name),
    // A list grown page by page stays as it is when the visitor comes back to it.
    fetchPolicy: name === "videos" ? "cache-first" : "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const subscription = query.subscribe((result) => {
    if (result.dataState === "complete") data = result.data.answer;
    if (result.error) return show({ state: "error", data, error: result.error });
    const loadingMore = result.networkStatus === NetworkStatus.fetchMore;
    show({ state: result.loading && !loadingMore ? "loading" : "ready", data, loadingMore });
  });

  const loadMore = () => {
    const pageToken = tokenOf(data);
    if (pageToken === null || query.getCurrentResult().loading) return;
    moreFailed = false;
    query.fetchMore({ variables: { pageToken } }).catch((error: unknown) => {
      if (subscription.closed) return;
      moreFailed = true;
      show({ state: "error", data, error });
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
