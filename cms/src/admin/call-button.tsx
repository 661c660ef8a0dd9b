"use client";

import { Button, toast, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useRef } from "react";
import { readError, sendCall } from "./send-call";

type CallButtonProps = {
  label: string;
  path: string;
  body?: object;
  question?: string;
  success?: string;
  failure: string;
  onSent: (isAccepted: boolean, answer: unknown) => void;
};

/** Sends a POST to a path of the CMS's API, after a question. A disabled button would lose the focus. */
export function CallButton(props: CallButtonProps) {
  const { label, path, body, question, success, failure, onSent } = props;
  const { config } = useConfig();
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current || (question && !window.confirm(question))) return;
    isSending.current = true;
    const response = await sendCall("POST", `${config.routes.api}/${path}`, body);
    isSending.current = false;
    const isAccepted = response?.ok === true;
    const answer: unknown = await response?.json().catch(() => null);
    if (!isAccepted) toast.error(readError(answer, `${failure} Please try again.`));
    else if (success) toast.success(success);
    onSent(isAccepted, answer);
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void send()} size="small">
      {label}
    </Button>
  );
}

/** Restores a version as a draft. The site does not change until it is published. */
export function RestoreButton({ address, version }: Record<"address" | "version", string>) {
  return (
    <CallButton
      failure="The version could not be restored."
      label="Restore as a draft"
      onSent={(isAccepted) => isAccepted && window.location.assign(address)}
      path={`posts/versions/${version}?draft=true`}
    />
  );
}

/** Queues a failed message again, then reloads the page, which shows its state. */
export function SendAgainButton() {
  const { id, collectionSlug } = useDocumentInfo();
  if (!id) return null;
  return (
    <p>
      <CallButton
        failure="The message could not be sent again."
        label="Send again"
        onSent={(isAccepted) => isAccepted && window.location.reload()}
        path={`${collectionSlug}/${id}/send-again`}
      />
    </p>
  );
}
