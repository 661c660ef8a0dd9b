import { ApolloLink, Observable } from "@apollo/client";
import { fetchJson } from "../fetch-json";
import { currentTime } from "../../shared/clock";
import { isResourceName, resources, type Variables } from "../../shared/contract/resources";

/** When each resource was last answered, in ISO form. */
export const answeredAt = new Map<string, string>();

/** An operation names a resource, whose answer the contract reads before it reaches the cache. */
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
  const { address, read } = resources[name];
  const answer = read(await fetchJson(address(variables), signal));
  answeredAt.set(name, currentTime().toISOString());
  return answer;
}
