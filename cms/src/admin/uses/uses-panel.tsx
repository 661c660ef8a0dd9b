"use client";

import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useId } from "react";
import type { Use } from "../../lib/uses";
import { useApiResponse } from "../use-api-response";
import "../panels.css";

/** “Used in”: the records that use this one, with links (EDT-11). */
export function UsesPanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const titleId = useId();
  const address = id ? `${config.routes.api}/${collectionSlug}/${id}/uses` : null;
  const uses = useApiResponse<Use[]>(address);
  if (uses === undefined) return null;
  return (
    <section aria-labelledby={titleId} className="panel panel--field">
      <h3 className="panel__title" id={titleId}>
        Used in
      </h3>
      {uses.length === 0 && <p className="panel__note">Nothing uses it.</p>}
      <ul className="panel__list" role="list">
        {uses.map((use) => (
          <li key={`${use.collection}/${use.id}`}>
            <a href={`${config.routes.admin}/collections/${use.collection}/${use.id}`}>
              {use.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
