"use client";

import { Button, toast, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import { sendCall } from "../lib/send-call";

/** Queues a failed message again, then reloads the page. */
export function SendAgainButton() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const [isSending, setSending] = useState(false);
  if (!id) return null;

  const sendAgain = async () => {
    setSending(true);
    const address = `${config.routes.api}/${collectionSlug}/${id}/send-again`;
    const response = await sendCall("POST", address);
    if (response?.ok) {
      // The fields next to the button show the loaded state.
      window.location.reload();
      return;
    }
    setSending(false);
    toast.error("The message could not be sent again. Please try again.");
  };

  return (
    <Button buttonStyle="secondary" disabled={isSending} onClick={() => void sendAgain()}>
      Send again
    </Button>
  );
}
