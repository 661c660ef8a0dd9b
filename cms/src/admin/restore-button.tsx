"use client";

import { Button, toast, useConfig } from "@payloadcms/ui";
import { sendCall } from "../lib/send-call";

type Props = { address: string; version: string };

/** Restores a version as a draft. The site does not change until it is published. */
export function RestoreButton({ address, version }: Props) {
  const { config } = useConfig();
  const restoreEntry = async () => {
    const response = await sendCall(
      "POST",
      `${config.routes.api}/posts/versions/${version}?draft=true`,
    );
    if (response?.ok) window.location.assign(address);
    else toast.error("The version could not be restored. Please try again.");
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void restoreEntry()} size="small">
      Restore as a draft
    </Button>
  );
}
