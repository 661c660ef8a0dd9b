"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { formatIndianTime } from "../../../../src/shared/domain/indian-time";
import type { ApprovalResponse } from "../../posts/approval/approval-endpoint";
import { readError, sendCall } from "../send-call";
import "../panels.css";

const NO_RESPONSE = "The CMS is not responding. Please try again.";

/** The approval state of a record, what changed, and the next step (EDT-16, EDT-52). */
export function ApprovalPanel() {
  const { id, collectionSlug, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const [approval, setApproval] = useState<ApprovalResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const address = `${config.routes.api}/${collectionSlug}/${id}/approval`;

  useEffect(() => {
    if (!id) return;
    void callApproval(address).then((response) => {
      if (typeof response !== "string") setApproval(response);
    });
  }, [address, id, lastUpdateTime, versionCount]);

  if (approval === null) return null;
  const { state, reasons, digest, maySubmit, approverProblem, mayPublish, changes } = approval;
  if (state === "draft" && reasons.length === 0) return null;
  const isWaiting = state === "submitted";
  const sendStep = async (body: object) => {
    const response = await callApproval(address, body);
    const isDone = typeof response !== "string";
    setProblem(isDone ? null : response);
    if (isDone) setApproval(response);
    return isDone;
  };
  const readNote = () => note.current?.value ?? "";
  const approve = async (publish: boolean) => {
    const isDone = await sendStep({ action: "approve", digest, publish, note: readNote() });
    // The form shows what it loaded before.
    if (isDone && publish) window.location.reload();
  };
  return (
    <section aria-labelledby={`${noteId}-title`} className="panel panel--field">
      <h3 className="panel__title" id={`${noteId}-title`}>
        Approval
      </h3>
      <p className={state === "approved" ? "panel__done" : undefined} role="status">
        {describeState(approval)}
      </p>
      {approval.note !== null && <p className="panel__remark">{approval.note}</p>}
      {reasons.length > 0 && <p>Approval is required: {reasons.join("; ")}.</p>}
      {maySubmit && !isWaiting && state !== "approved" && (
        <Button buttonStyle="secondary" onClick={() => void sendStep({ action: "submit" })}>
          Submit for approval
        </Button>
      )}
      {isWaiting && approverProblem !== null && <p>{approverProblem}</p>}
      {isWaiting && changes && <Changes {...changes} />}
      {isWaiting && approverProblem === null && (
        <>
          {collectionSlug === "posts" && (
            <a href={`${config.routes.api}/posts/${id}/preview`} rel="noopener" target="_blank">
              Open the page as visitors see it
            </a>
          )}
          <label htmlFor={noteId}>Note or required changes</label>
          <textarea id={noteId} maxLength={1000} ref={note} rows={3} />
          <div className="panel__actions">
            {mayPublish && <Button onClick={() => void approve(true)}>Approve and publish</Button>}
            <Button buttonStyle="secondary" onClick={() => void approve(false)}>
              Approve
            </Button>
            <Button
              buttonStyle="secondary"
              onClick={() => void sendStep({ action: "return", note: readNote() })}
            >
              Return with this note
            </Button>
          </div>
        </>
      )}
      <p className="panel__problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

function Changes({ removed, added }: NonNullable<ApprovalResponse["changes"]>) {
  return (
    <details open>
      <summary>Changes since the last approval</summary>
      {removed.length + added.length === 0 && <p>Only days, images or links have changed.</p>}
      {removed.map((line) => (
        <del key={line}>{line}</del>
      ))}
      {added.map((line) => (
        <ins key={line}>{line}</ins>
      ))}
    </details>
  );
}

function describeState({ state, by, at }: ApprovalResponse): string {
  if (state === "draft") return "Not submitted";
  const name = state.charAt(0).toUpperCase() + state.slice(1);
  return `${name} by ${by ?? "an unknown account"}${at === null ? "" : `, ${formatIndianTime(at)}`}`;
}

/** Returns the CMS's response, or a message if the call failed. */
async function callApproval(address: string, body?: object): Promise<ApprovalResponse | string> {
  const response = await sendCall(body ? "POST" : "GET", address, body);
  const content: unknown = await response?.json().catch(() => null);
  return response?.ok ? (content as ApprovalResponse) : readError(content, NO_RESPONSE);
}
