"use client";

import { PublishButton as PayloadButton, useDocumentInfo } from "@payloadcms/ui";

/** Payload's button, which says “Publish changes” of a post that is not on the site, too (EDT-86). */
export function PublishButton() {
  const { hasPublishedDoc } = useDocumentInfo();
  return <PayloadButton label={hasPublishedDoc ? undefined : "Publish"} />;
}
