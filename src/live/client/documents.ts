import type { TypedDocumentNode } from "@apollo/client";
import { Kind, OperationTypeNode, type DocumentNode, type NameNode } from "graphql";
import type { ResourceName, Resources, Variables } from "../../shared/contract/resources";
import type { LiveAnswer } from "../fetch-json";

export type Answer<K extends ResourceName> = { answer: LiveAnswer<Resources[K]> };

/** Made as a tree, so that no GraphQL parser reaches the browser (docs/decisions/0009). */
export function documentOf<K extends ResourceName>(
  name: K,
): TypedDocumentNode<Answer<K>, Variables> {
  const document = documents.get(name) ?? build(name);
  documents.set(name, document);
  return document;
}

const documents = new Map<ResourceName, DocumentNode>();

/** Variables are read by the link and the cache; the document need not name them. */
function build(name: ResourceName): DocumentNode {
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        name: word(name),
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [{ kind: Kind.FIELD, alias: word("answer"), name: word(name) }],
        },
      },
    ],
  };
}

function word(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
