"use client";

import { Button, toast, useConfig } from "@payloadcms/ui";
import { useRef } from "react";
import "./publishing-badge.css";
import { publishingMessages, type PublishingMessages } from "./publishing-messages";
import { usePublishingStatus } from "./use-publishing-status";

const ASKING: PublishingMessages = {
  tone: "quiet",
  headline: "Checking the state of the site…",
  rows: [],
};
const LOST = { tone: "bad", headline: "The CMS is not responding. Trying again…" } as const;

/** Shows live release, running build and last error above the dashboard. */
export function PublishingBadge() {
  const { config } = useConfig();
  const { api, admin } = config.routes;
  const { answer, isLost, refresh } = usePublishingStatus(`${api}/publishing`);
  const messages = answer === null ? ASKING : publishingMessages(answer);
  const { tone, headline } = isLost ? LOST : messages;
  const mayRebuild = answer?.mayRebuild === true;
  const pendingApproval =
    answer?.site.known && answer.mayConfirm ? answer.site.status.pendingApproval : null;
  return (
    <section aria-labelledby="publishing-title" className={`publishing publishing--${tone}`}>
      <div className="publishing__head">
        <h2 className="publishing__title" id="publishing-title">
          Publishing
        </h2>
        {mayRebuild && answer.notifies !== "off" && (
          <RebuildNow address={`${api}/publishing/rebuild`} onAsked={refresh} />
        )}
        {pendingApproval && (
          <ConfirmRelease
            address={`${api}/publishing/confirm`}
            key={pendingApproval.id}
            {...pendingApproval}
            onAsked={refresh}
          />
        )}
      </div>
      <p className="publishing__headline" role="status">
        {headline}
      </p>
      <dl className="publishing__rows">
        {messages.rows.map(({ label, text, isBad = false }) => (
          <div className="publishing__row" key={label}>
            <dt>{label}</dt>
            <dd className={isBad ? "publishing__bad" : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      {mayRebuild && (
        <a className="publishing__link" href={`${admin}/collections/deliveries`}>
          Open the publishing log
        </a>
      )}
    </section>
  );
}

function RebuildNow({ address, onAsked }: { address: string; onAsked: () => void }) {
  // Not disabled meanwhile, because a disabled button loses the focus.
  const isAsking = useRef(false);
  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const answer = await fetch(address, { method: "POST", credentials: "include" }).catch(
      () => null,
    );
    isAsking.current = false;
    if (answer?.ok) toast.success("Rebuild requested.");
    else toast.error("The rebuild could not be requested. Please try again.");
    onAsked();
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void ask()} size="small">
      Rebuild now
    </Button>
  );
}

type ConfirmReleaseProps = { address: string; id: string; lost: number; onAsked: () => void };

function ConfirmRelease({ address, id, lost, onAsked }: ConfirmReleaseProps) {
  const isAsking = useRef(false);
  const confirm = async () => {
    if (isAsking.current || !window.confirm(`Take ${lost} posts off the site?`)) return;
    isAsking.current = true;
    const answer = await fetch(address, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ pendingApproval: id }),
    }).catch(() => null);
    isAsking.current = false;
    if (answer?.ok) toast.success("The release is live.");
    else toast.error("It could not be approved. Please check the state and try again.");
    onAsked();
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void confirm()} size="small">
      Publish it all the same
    </Button>
  );
}
