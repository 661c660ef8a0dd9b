import { ApolloLink, Observable } from "@apollo/client";
import { fetchAnswer, type LiveAnswer } from "../fetch-json";
import { yieldToMain } from "../../shared/domain/yield-to-main";
import { isResourceName, resources, type Variables } from "../../shared/contract/resources";

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
): Promise<LiveAnswer<unknown>> {
  if (!isResourceName(name)) throw new Error(`No resource is called ${name ?? "nothing"}`);
  const { address, read } = resources[name];
  const { data, ...when } = await fetchAnswer(address(variables), signal);
  const answer = { data: read(data), ...when };
  await yieldToMain();
  return answer;
}
