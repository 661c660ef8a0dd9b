"use client";

import { PopupList, toast, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { UnpublishDialog } from "./unpublish-dialog";
import { readError, sendCall } from "../send-call";

const UNKNOWN = "The post could not be unpublished. Please try again.";

/** Replaces Payload's button: asks what the addresses of the unpublished post should show (EDT-02). */
export function UnpublishButton() {
  const post = useDocumentInfo();
  const { config } = useConfig();
  const { reset } = useForm();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    // Returns the focus to the menu, because its entry is hidden by then.
    return () => document.querySelector<HTMLElement>(".doc-controls__popup button")?.focus();
  }, [isOpen]);
  const { id, hasPublishedDoc, hasPublishPermission, isTrashed } = post;
  if (!id || !hasPublishedDoc || !hasPublishPermission || isTrashed) return null;

  const unpublishEntry = async (successor: string | null): Promise<string | null> => {
    const change = { _status: "draft", successor };
    const response = await sendCall("PATCH", `${config.routes.api}/posts/${id}?depth=0`, change);
    if (!response?.ok) return readError(await response?.json().catch(() => null), UNKNOWN);
    // Resets the form like Payload's button.
    await reset({ ...post.data, ...change });
    post.incrementVersionCount();
    post.setUnpublishedVersionCount(1);
    post.setMostRecentVersionIsAutosaved(false);
    post.setHasPublishedDoc(false);
    setOpen(false);
    toast.success("The post is unpublished. The dashboard shows when lists and search follow.");
    return null;
  };

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => setOpen(true)}>
        Unpublish
      </PopupList.Button>
      {/* Outside the menu, which is hidden with its content after a choice. */}
      {isOpen &&
        createPortal(
          <UnpublishDialog onUnpublish={unpublishEntry} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
