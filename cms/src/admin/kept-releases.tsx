"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRef } from "react";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { sendCall } from "../lib/send-call";

type KeptReleasesProps = {
  address: string;
  live: string;
  /** Epoch milliseconds by release ID. */
  times: Record<string, number>;
  onSent: () => void;
};

/** The releases that an admin can make live again, the newest first. */
export function KeptReleases({ address, live, times, onSent }: KeptReleasesProps) {
  const releases = Object.entries(times).toReversed();
  if (releases.length < 2) return null;
  return (
    <ul aria-label="Stored releases" className="publishing__kept" role="list">
      {releases.map(([id, time]) => (
        <li key={id}>
          {formatIndianTime(new Date(time).toISOString())}
          {id === live ? (
            <strong>On the site</strong>
          ) : (
            <ReleaseButton
              address={address}
              body={{ release: id }}
              label="Go back to this release"
              onSent={onSent}
              question="Show visitors this release? It stays until the next change or “Rebuild now”."
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type ButtonProps = {
  address: string;
  body: object;
  label: string;
  question: string;
  onSent: () => void;
};

/** Makes a release live after a confirmation. */
export function ReleaseButton({ address, body, label, question, onSent }: ButtonProps) {
  // The button stays enabled, because a disabled button loses the focus.
  const isSending = useRef(false);
  const goLive = async () => {
    if (isSending.current || !window.confirm(question)) return;
    isSending.current = true;
    const response = await sendCall("POST", address, body);
    isSending.current = false;
    if (response?.ok) toast.success("The release is live.");
    else toast.error("The release could not be made live. Check the status and try again.");
    onSent();
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void goLive()} size="small">
      {label}
    </Button>
  );
}
