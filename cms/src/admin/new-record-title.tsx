"use client";

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";
import { getMonthName } from "../records/months";

/** Sets the heading of a record without a title of its own, each time after Payload sets it. */
export function NewRecordTitle() {
  const { id, collectionSlug = "" } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { admin, labels, versions } = getEntityConfig({ collectionSlug });
  const isEmpty = useFormFields(([fields]) => !fields?.[admin.useAsTitle ?? "id"]?.value);
  // A new draft has an id before its first word is typed; Payload ignores what a form proposes.
  const isNew = (isEmpty || title === "[Untitled]") && (!id || Boolean(versions?.drafts));
  const period = useFormFields(([fields]) =>
    formatPeriod(fields?.month?.value, fields?.year?.value),
  );
  const isNumbered = admin.useAsTitle === "id" && Boolean(id) && period !== null;
  const heading = isNumbered ? period : createRecordTitle(labels.singular, collectionSlug);
  // Runs after each of Payload's renders, which may set the title again.
  useEffect(() => {
    if (!(isNew || isNumbered) || title === heading) return;
    const frame = requestAnimationFrame(() => setDocumentTitle(heading));
    return () => cancelAnimationFrame(frame);
  });
  return null;
}

/** Returns "New blog post" for "Blog post"; abbreviations such as "IPO" stay. */
function createRecordTitle(singular: unknown, slug: string): string {
  const label = typeof singular === "string" ? singular : slug;
  const isWord = /^\p{Lu}(?!\p{Lu})/u.test(label);
  return `New ${isWord ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}

/** Returns "October 2026", or null unless a record has both. */
const formatPeriod = (month: unknown, year: unknown): string | null =>
  typeof month === "string" && typeof year === "number" ? getMonthName(month, year) : null;
