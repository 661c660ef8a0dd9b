import type { TypedDocumentNode } from "@apollo/client";
import { Kind, OperationTypeNode, type DocumentNode, type NameNode } from "graphql";
import type { ResourceName, Resources, Variables } from "../../shared/contract/resources";

export type Answer<K extends ResourceName> = { answer: Resources[K] };

/** Made as a tree, so that no GraphQL parser reaches the browser (docs/decisions/0009). */
export function documentOf<K extends ResourceName>(
  name: K,
): TypedDocumentNode<Answer<K>, Variables> {
  return documents.get(name) ?? keep(name, build(name));
}

const documents = new Map<ResourceName, DocumentNode>();

function keep(name: ResourceName, document: DocumentNode): DocumentNode {
  documents.set(name, document);
  return document;
}

function build(name: ResourceName): DocumentNode {
  const pageToken = { kind: Kind.VARIABLE, name: word("pageToken") } as const;
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        name: word(name),
        variableDefinitions: [
          {
            kind: Kind.VARIABLE_DEFINITION,
            variable: pageToken,
            type: { kind: Kind.NAMED_TYPE, name: word("String") },
          },
        ],
        selectionSet: {
          kind: Kind.SELECTION_SET,
          selections: [
            {
              kind: Kind.FIELD,
              alias: word("answer"),
              name: word(name),
              arguments: [{ kind: Kind.ARGUMENT, name: word("pageToken"), value: pageToken }],
            },
          ],
        },
      },
    ],
  };
}

function word(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
