"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import { readTextField } from "../../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../../src/shared/domain/indian-time";
import type { ApprovalResponse } from "../../posts/approval/approval-endpoint";
import { sendCall } from "../../lib/send-call";
import "./approval-panel.css";

const NO_RESPONSE = "The CMS is not responding. Please try again.";

/** The approval state of a post, and the next step (EDT-16). */
export function ApprovalPanel() {
  const { id, lastUpdateTime, versionCount } = useDocumentInfo();
  const { config } = useConfig();
  const [approval, setApproval] = useState<ApprovalResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const address = `${config.routes.api}/posts/${id}/approval`;

  useEffect(() => {
    if (!id) return;
    void callApproval(address).then((response) => {
      if (typeof response !== "string") setApproval(response);
    });
  }, [address, id, lastUpdateTime, versionCount]);

  if (approval === null) return null;
  const { state, reasons, digest, maySubmit, approverProblem } = approval;
  if (state === "draft" && reasons.length === 0) return null;
  const isWaiting = state === "submitted";
  const sendStep = async (body: object) => {
    const response = await callApproval(address, body);
    if (typeof response === "string") return setProblem(response);
    setProblem(null);
    return setApproval(response);
  };
  return (
    <section aria-labelledby={`${noteId}-title`} className="approval">
      <h3 className="approval__title" id={`${noteId}-title`}>
        Approval
      </h3>
      <p className={`approval__state approval__state--${state}`} role="status">
        {describeState(approval)}
      </p>
      {approval.note !== null && <p className="approval__note">{approval.note}</p>}
      {reasons.length > 0 && <p>Approval is required: {reasons.join("; ")}.</p>}
      {maySubmit && !isWaiting && state !== "approved" && (
        <Button buttonStyle="secondary" onClick={() => void sendStep({ action: "submit" })}>
          Submit for approval
        </Button>
      )}
      {isWaiting && approverProblem !== null && <p>{approverProblem}</p>}
      {isWaiting && approverProblem === null && (
        <>
          <Button onClick={() => void sendStep({ action: "approve", digest })}>Approve</Button>
          <label htmlFor={noteId}>Required changes</label>
          <textarea id={noteId} maxLength={1000} ref={note} rows={3} />
          <Button
            buttonStyle="secondary"
            onClick={() => void sendStep({ action: "return", note: note.current?.value ?? "" })}
          >
            Return with this note
          </Button>
        </>
      )}
      <p className="approval__problem" role="alert">
        {problem}
      </p>
    </section>
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
  if (!response?.ok) return readTextField(content, "message") || NO_RESPONSE;
  return content as ApprovalResponse;
}
