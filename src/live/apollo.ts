import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  NetworkStatus,
  Observable,
  type FieldPolicy,
  type TypedDocumentNode,
} from "@apollo/client";
import { Kind, OperationTypeNode, type DocumentNode, type NameNode } from "graphql";
import {
  isResourceName,
  resources,
  type Resource,
  type ResourceName,
  type Resources,
  type Variables,
} from "../shared/contract/resources";
import { yieldToMain } from "../shared/domain/yield-to-main";
import { fetchResponse, type LiveResponse } from "./fetch";

/** waiting: not started; error: the last call failed; ready: the API responded. */
export type LiveState = "waiting" | "loading" | "error" | "ready";

export type Snapshot<T> = {
  state: LiveState;
  /** The latest one; null before the first. */
  response: LiveResponse<T> | null;
  isAppending?: boolean;
  error?: unknown;
};

export type Watch = { retry: () => void; loadMore: () => void; stop: () => void };

/** Returns a client with an empty cache. Pages share one; each test creates its own. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: createRestLink(),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: createFieldPolicies() } } }),
    devtools: { enabled: false },
  });
}

let sharedClient: ApolloClient | undefined;

const getSharedClient = () => (sharedClient ??= createClient());

/** Calls `next` with the cached response, then the API's, until stopped. Logs each failure once. */
export function watchResource<K extends ResourceName>(
  name: K,
  next: (snapshot: Snapshot<Resources[K]>) => void,
  client = getSharedClient(),
): Watch {
  let response: LiveResponse<Resources[K]> | null = null;
  let hasMoreFailed = false;
  const { append, failure }: Resource = resources[name];
  const showError = (error: unknown) => {
    console.error(failure, error);
    next({ state: "error", response, error });
  };
  const query = client.watchQuery({
    query: getDocument(name),
    // A paged list keeps its loaded pages when the visitor returns.
    fetchPolicy: append ? "cache-first" : "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const subscription = query.subscribe((result) => {
    if (result.dataState === "complete") response = result.data.response;
    if (result.error) return showError(result.error);
    const isAppending = result.networkStatus === NetworkStatus.fetchMore;
    next({ state: result.loading && !isAppending ? "loading" : "ready", response, isAppending });
  });

  const loadMore = () => {
    const pageToken = readPageToken(response?.data ?? null);
    if (pageToken === null || query.getCurrentResult().loading) return;
    hasMoreFailed = false;
    query.fetchMore({ variables: { pageToken } }).catch((error: unknown) => {
      if (subscription.closed) return;
      hasMoreFailed = true;
      showError(error);
    });
  };
  const reloadQuery = () => {
    // The subscription already reports this failure.
    query.refetch().catch(() => undefined);
  };
  return {
    loadMore,
    retry: () => (hasMoreFailed ? loadMore() : reloadQuery()),
    stop: () => subscription.unsubscribe(),
  };
}

function readPageToken(data: Resources[ResourceName] | null): string | null {
  return data !== null && "nextPageToken" in data ? data.nextPageToken : null;
}

/** Returns a link that loads the operation's resource and validates it before it is cached. */
function createRestLink(): ApolloLink {
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const controller = new AbortController();
        loadResource(operationName, variables, controller.signal).then(
          (response) => {
            observer.next({ data: { response } });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );
}

async function loadResource(
  name: string | undefined,
  variables: Variables,
  signal: AbortSignal,
): Promise<LiveResponse<unknown>> {
  if (!isResourceName(name)) throw new Error(`Unknown resource ${name ?? "(no name)"}`);
  const { toCall, read } = resources[name];
  const { data, ...meta } = await fetchResponse(toCall(variables), signal);
  const response = { data: read(data), ...meta };
  await yieldToMain();
  return response;
}

function createFieldPolicies(): Record<string, FieldPolicy> {
  const policies: Record<string, FieldPolicy> = {};
  for (const [name, resource] of Object.entries<Resource>(resources)) {
    if (!resource.append) continue;
    policies[name] = {
      merge: (previous, next, { variables }) =>
        previous && variables?.pageToken
          ? { ...next, data: resource.append?.(previous.data, next.data) }
          : next,
    };
  }
  return policies;
}

type QueryData<K extends ResourceName> = { response: LiveResponse<Resources[K]> };

/** Returns a cached syntax tree, so that pages need no GraphQL parser (docs/decisions/0009). */
function getDocument<K extends ResourceName>(name: K): TypedDocumentNode<QueryData<K>, Variables> {
  const document = documents.get(name) ?? buildDocument(name);
  documents.set(name, document);
  return document;
}

const documents = new Map<ResourceName, DocumentNode>();

/** The link and the cache read the variables, so the document does not declare them. */
function buildDocument(name: ResourceName): DocumentNode {
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        name: createName(name),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ kind: Kind.FIELD, alias: createName("response"), name: createName(name) }],
        },
      },
    ],
  };
}

function createName(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
