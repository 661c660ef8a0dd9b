import { ApolloClient, InMemoryCache, type FieldPolicy } from "@apollo/client";
import { resources, type Resource } from "../../shared/contract/resources";
import { restLink } from "./rest-link";

/** A client of its own: what one test or one visit holds, no other sees. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: restLink(),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: fieldPolicies() } } }),
    devtools: { enabled: false },
  });
}

function fieldPolicies(): Record<string, FieldPolicy> {
  const policies: Record<string, FieldPolicy> = {};
  for (const [name, resource] of Object.entries<Resource>(resources)) {
    if (!resource.append) continue;
    policies[name] = {
      merge: (known, next, { variables }) =>
        known && variables?.pageToken
          ? { ...next, data: resource.append?.(known.data, next.data) }
          : next,
    };
  }
  return policies;
}
