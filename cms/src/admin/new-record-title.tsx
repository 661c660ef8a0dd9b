"use client";

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";
import { newRecordTitle } from "./new-record-words";

/** Sets the heading of an untitled record, again whenever Payload has set it. */
export function NewRecordTitle() {
  const { id, collectionSlug = "" } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { admin, labels, versions } = getEntityConfig({ collectionSlug });
  const isUntitled = useFormFields(([fields]) => !fields?.[admin.useAsTitle ?? "id"]?.value);
  // A new draft is stored and has an id before its first word is typed.
  const isNew = isUntitled && (!id || Boolean(versions?.drafts));
  const heading = newRecordTitle(labels.singular, collectionSlug);
  // Runs after each of Payload's renders, which may set the title again.
  useEffect(() => {
    if (!isNew || title === heading) return;
    const frame = requestAnimationFrame(() => setDocumentTitle(heading));
    return () => cancelAnimationFrame(frame);
  });
  return null;
}
