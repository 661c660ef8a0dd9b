"use client";

import { useConfig } from "@payloadcms/ui";
import type { ContentStatus } from "../../../src/shared/contract/rebuild";
import { formatCount } from "../../../src/shared/domain/count";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { CallButton } from "./call-button";
import { HoldControl } from "./hold-control";
import "./panels.css";
import "./publishing-badge.css";
import { describePublishing, type PublishingMessages } from "./publishing-messages";
import { usePublishingStatus } from "./use-publishing-status";

const CHECKING: PublishingMessages = {
  tone: "quiet",
  headline: "Checking the status of the site…",
  rows: [],
};
const RELEASE = {
  success: "The release is live.",
  failure: "The release could not be made live. Check the status.",
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
    <section aria-labelledby="publishing-title" className={`panel publishing publishing--${tone}`}>
      <div className="publishing__head">
        <h2 className="panel__title" id="publishing-title">
          Publishing
        </h2>
        {mayRebuild && response.notifies !== "off" && (
          <CallButton
            failure="The rebuild could not be requested."
            label="Rebuild now"
            onSent={refreshStatus}
            path="publishing/rebuild"
            success="Rebuild requested."
          />
        )}
        {pendingApproval && <PreviewLink href={response?.previews[pendingApproval.id]} />}
        {pendingApproval && (
          <CallButton
            {...RELEASE}
            body={{ pendingApproval: pendingApproval.id }}
            key={pendingApproval.id}
            label="Publish anyway"
            onSent={refreshStatus}
            path="publishing/confirm"
            question={`Remove ${formatCount(pendingApproval.lost, "post")} from the site?`}
          />
        )}
      </div>
      <p className="publishing__headline" role="status">
        {headline}
      </p>
      {response?.site.isKnown && response.site.status.content?.waiting && (
        <WaitingContent
          mayApprove={response.mayApprove}
          onSent={refreshStatus}
          waiting={response.site.status.content.waiting}
        />
      )}
      {hasDetails && <Rows rows={messages.rows} />}
      {hasDetails && response?.mayApprove && (
        <HoldControl hold={response.hold} onSent={refreshStatus} />
      )}
      {hasDetails && response?.site.isKnown && response.mayApprove && (
        <KeptReleases
          mayGoBack={response.mayConfirm}
          live={response.site.status.live?.release ?? ""}
          names={response.site.status.names}
          previews={response.previews}
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

type WaitingContentProps = {
  waiting: NonNullable<ContentStatus["waiting"]>;
  mayApprove: boolean;
  onSent: () => void;
};

/** Shows an officer what a commit changes. Its author and message are text of anybody (EDT-55). */
function WaitingContent({ waiting, mayApprove, onSent }: WaitingContentProps) {
  const { commit, author, message, files, differences, hash } = waiting;
  return (
    <details className="publishing__content">
      <summary className="panel__problem">
        Texts wait for approval: {commit.slice(0, 8)}, “{message}”, given as by {author}
      </summary>
      <p>Needs approval: {files.join(", ")}. All differences from the website:</p>
      <textarea aria-label="Differences" readOnly rows={16} value={differences} />
      {mayApprove && (
        <CallButton
          body={{ content: hash }}
          failure="The texts could not be approved."
          key={hash}
          label="Approve these texts"
          onSent={onSent}
          path="publishing/content"
          question="Publish these texts? They are live after the next build."
          success="Approved. The site is being built."
        />
      )}
    </details>
  );
}

function Rows({ rows }: Pick<PublishingMessages, "rows">) {
  return (
    <dl className="publishing__rows">
      {rows.map(({ label, text, isBad = false }) => (
        <div className="publishing__row" key={label}>
          <dt>{label}</dt>
          <dd className={isBad ? "panel__problem" : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function PreviewLink({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <a href={href} rel="noreferrer" target="_blank">
      Look at it
    </a>
  );
}

type KeptReleasesProps = {
  mayGoBack: boolean;
  live: string;
  /** Epoch milliseconds by release ID. */
  times: Record<string, number>;
  names: Record<string, string>;
  previews: Record<string, string>;
  onSent: () => void;
};

/** India's clock has the seconds of UTC. */
const formatSeconds = (time: string) =>
  formatIndianTime(time).replace(/ [AP]M/, `:${time.slice(17, 19)}$&`);

function KeptReleases({ mayGoBack, live, times, names, previews, onSent }: KeptReleasesProps) {
  const releases = Object.entries(times).toReversed();
  if (releases.length < 2) return null;
  return (
    <ul aria-label="Stored releases" className="panel__list publishing__kept" role="list">
      {releases.map(([id, time]) => (
        <li key={id}>
          {formatSeconds(new Date(time).toISOString())}
          {names[id] && <span>{names[id]}</span>}
          <PreviewLink href={previews[id]} />
          {id === live && <strong>On the site</strong>}
          {id !== live && mayGoBack && (
            <CallButton
              {...RELEASE}
              body={{ release: id }}
              label="Go back to this release"
              onSent={onSent}
              path="publishing/rollback"
              question="Show visitors this release? It stays until the next change or “Rebuild now”."
            />
          )}
        </li>
      ))}
    </ul>
  );
}
