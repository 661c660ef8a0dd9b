"use client";

import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import type { Use } from "../../lib/uses";
import "./uses-panel.css";

/** “Used in”: the records that use this one, with links (EDT-11). */
export function UsesPanel() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const [uses, setUses] = useState<Use[] | null>(null);
  const titleId = useId();
  const address = `${config.routes.api}/${collectionSlug}/${id}/uses`;
  useEffect(() => {
    if (!id) return;
    void fetch(address, { credentials: "include" })
      .then(async (response) => (response.ok ? setUses(await response.json()) : undefined))
      .catch(() => undefined);
  }, [address, id]);
  if (uses === null) return null;
  return (
    <section aria-labelledby={titleId} className="uses">
      <h3 className="uses__title" id={titleId}>
        Used in
      </h3>
      {uses.length === 0 && <p className="uses__none">Nothing uses it.</p>}
      <ul className="uses__list" role="list">
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
