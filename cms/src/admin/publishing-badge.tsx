"use client";

import { Button, toast, useConfig } from "@payloadcms/ui";
import { useRef } from "react";
import "./publishing-badge.css";
import { KeptReleases, ReleaseButton } from "./kept-releases";
import { describePublishing, type PublishingMessages } from "./publishing-messages";
import { usePublishingStatus } from "./use-publishing-status";
import { sendCall } from "../lib/send-call";
import { formatCount } from "../../../src/shared/domain/count";

const CHECKING: PublishingMessages = {
  tone: "quiet",
  headline: "Checking the status of the site…",
  rows: [],
};
const LOST = { tone: "bad", headline: "The CMS is not responding. Trying again…" } as const;

/** Shows whether the last change is on the site; `hasDetails` adds what engineers need. */
export function PublishingBadge({ hasDetails = false }: { hasDetails?: boolean }) {
  const { config } = useConfig();
  const { api, admin } = config.routes;
  const { response, isLost, refreshStatus } = usePublishingStatus(`${api}/publishing`);
  const messages = response === null ? CHECKING : describePublishing(response);
  const { tone, headline } = isLost ? LOST : messages;
  const mayRebuild = response?.mayRebuild === true;
  const pendingApproval =
    response?.site.isKnown && response.mayConfirm ? response.site.status.pendingApproval : null;
  return (
    <section aria-labelledby="publishing-title" className={`publishing publishing--${tone}`}>
      <div className="publishing__head">
        <h2 className="publishing__title" id="publishing-title">
          Publishing
        </h2>
        {mayRebuild && response.notifies !== "off" && (
          <RebuildNow address={`${api}/publishing/rebuild`} onSent={refreshStatus} />
        )}
        {pendingApproval && (
          <ConfirmRelease
            address={`${api}/publishing/confirm`}
            key={pendingApproval.id}
            {...pendingApproval}
            onSent={refreshStatus}
          />
        )}
      </div>
      <p className="publishing__headline" role="status">
        {headline}
      </p>
      {hasDetails && <Rows rows={messages.rows} />}
      {hasDetails && response?.site.isKnown && response.mayConfirm && (
        <KeptReleases
          address={`${api}/publishing/rollback`}
          live={response.site.status.live?.release ?? ""}
          onSent={refreshStatus}
          times={response.releaseTimes}
        />
      )}
      <p className="publishing__links">
        {!hasDetails && <a href={`${admin}/publishing`}>Details</a>}
        {mayRebuild && <a href={`${admin}/collections/deliveries`}>Open the publishing log</a>}
      </p>
    </section>
  );
}

function Rows({ rows }: Pick<PublishingMessages, "rows">) {
  return (
    <dl className="publishing__rows">
      {rows.map(({ label, text, isBad = false }) => (
        <div className="publishing__row" key={label}>
          <dt>{label}</dt>
          <dd className={isBad ? "publishing__bad" : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function RebuildNow({ address, onSent }: { address: string; onSent: () => void }) {
  // The button stays enabled, because a disabled button loses the focus.
  const isSending = useRef(false);
  const rebuildSite = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const response = await sendCall("POST", address);
    isSending.current = false;
    if (response?.ok) toast.success("Rebuild requested.");
    else toast.error("The rebuild could not be requested. Please try again.");
    onSent();
  };
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void rebuildSite()} size="small">
      Rebuild now
    </Button>
  );
}

type ConfirmReleaseProps = { address: string; id: string; lost: number; onSent: () => void };

function ConfirmRelease({ address, id, lost, onSent }: ConfirmReleaseProps) {
  return (
    <ReleaseButton
      address={address}
      body={{ pendingApproval: id }}
      label="Publish anyway"
      onSent={onSent}
      question={`Remove ${formatCount(lost, "post")} from the site?`}
    />
  );
}
