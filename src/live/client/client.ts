import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { RetryLink } from "@apollo/client/link/retry";
import type { Resources } from "./resources";
import { restLink } from "./rest-link";
import { waitBeforeRetry } from "./retry";

/** A client of its own: what one test or one visit holds, no other sees. */
export function createClient(): ApolloClient {
  const retries = new RetryLink({
    attempts: (count, _operation, error) => waitBeforeRetry(count, error) !== null,
    delay: (count, _operation, error) => waitBeforeRetry(count, error) ?? 0,
  });
  return new ApolloClient({
    link: ApolloLink.from([retries, restLink()]),
    cache: new InMemoryCache({
      typePolicies: { Query: { fields: { videos: { keyArgs: false, merge: appendVideos } } } },
    }),
    devtools: { enabled: false },
  });
}

type Videos = Resources["videos"];

/** A further page stands after what is there; a video that moved on to it is not shown twice. */
function appendVideos(
  existing: Videos | undefined,
  incoming: Videos,
  { args }: { args: Record<string, unknown> | null },
): Videos {
  if (!existing || !args?.pageToken) return incoming;
  const known = new Set(existing.videos.map(({ id }) => id));
  return {
    videos: [...existing.videos, ...incoming.videos.filter(({ id }) => !known.has(id))],
    nextPageToken: incoming.nextPageToken,
  };
}
