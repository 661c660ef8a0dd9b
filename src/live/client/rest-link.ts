import { ApolloLink, Observable } from "@apollo/client";
import { fetchJson } from "../fetch-json";
import { isResourceName, resources, type Variables } from "./resources";

/**
 * The terminating link: a document's operation names a resource, whose call is made and whose
 * answer is read by the contract before anything of it reaches the cache. Nobody observing any
 * more, or navigation, aborts the call.
 */
export const restLink = () =>
  new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const controller = new AbortController();
        load(operationName, variables, controller.signal).then(
          (answer) => {
            observer.next({ data: { answer } });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => controller.abort();
      }),
  );

async function load(
  name: string | undefined,
  variables: Variables,
  signal: AbortSignal,
): Promise<unknown> {
  if (!isResourceName(name)) throw new Error(`No resource is called ${name ?? "nothing"}`);
  const { path, read } = resources[name];
  return read(await fetchJson(path(variables), signal));
}
