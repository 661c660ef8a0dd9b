"use client";

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";
import { newRecordTitle } from "./new-record-words";

/** Sets the heading of a record that has no title yet, again whenever Payload has set it. */
export function NewRecordTitle() {
  const { id, collectionSlug = "" } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { admin, labels, versions } = getEntityConfig({ collectionSlug });
  const isUntitled = useFormFields(([fields]) => !fields?.[admin.useAsTitle ?? "id"]?.value);
  // A draft is stored, and so has an id, before its first word is typed.
  const isNew = isUntitled && (!id || Boolean(versions?.drafts));
  const heading = newRecordTitle(labels.singular, collectionSlug);
  // Runs after Payload's own effects and each of its renders, which may set its title again.
  useEffect(() => {
    if (!isNew || title === heading) return;
    const frame = requestAnimationFrame(() => setDocumentTitle(heading));
    return () => cancelAnimationFrame(frame);
  });
  return null;
}
