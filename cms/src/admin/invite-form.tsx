"use client";

import { Button, CopyToClipboard, toast, useConfig } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { DefaultCellComponentProps } from "payload";
import { useState, type SyntheticEvent } from "react";
import { CallButton } from "./call-button";
import { readError, sendCall } from "./send-call";
import "./panels.css";

const ROLES = { editor: "Editor", compliance: "Compliance", admin: "Admin" };

type Invitation = { isSent?: boolean; link?: string | null; days?: number };

function InvitationLink({ link, days }: Invitation) {
  if (!link) return null;
  return (
    <p role="status">
      No e-mail was sent. Send this link to your colleague; it works for {days} days:{" "}
      <code>{link}</code> <CopyToClipboard defaultMessage="Copy the link" value={link} />
    </p>
  );
}

/** Shown in the list for an account that is not accepted yet: sends a new link (EDT-63). */
export function InvitedCell({ cellData, rowData }: DefaultCellComponentProps) {
  const [invitation, setInvitation] = useState<Invitation>({});
  if (cellData !== true) return null;
  return (
    <div className="invite">
      <CallButton
        body={{ email: rowData.email }}
        failure="The invitation could not be sent."
        label="Invite again"
        onSent={(isAccepted, body) => setInvitation(isAccepted ? (body as Invitation) : {})}
        path="users/invite"
      />
      {invitation.isSent && <p role="status">Invitation sent.</p>}
      <InvitationLink {...invitation} />
    </div>
  );
}

/** Shown above the list of users: creates an account and mails its owner a link to set a password. */
export function InviteForm() {
  const { config } = useConfig();
  const router = useRouter();
  const [invitation, setInvitation] = useState<Invitation>({});

  const sendInvitation = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const response = await sendCall(
      "POST",
      `${config.routes.api}/users/invite`,
      Object.fromEntries(new FormData(form)),
    );
    const body: unknown = await response?.json().catch(() => null);
    // Another colleague's link must not stay on the screen.
    setInvitation(response?.ok ? (body as Invitation) : {});
    if (!response?.ok) {
      toast.error(readError(body, "The invitation could not be sent. Please try again."));
      return;
    }
    if ((body as Invitation).isSent) toast.success("Invitation sent.");
    form.reset();
    router.refresh();
  };

  return (
    <form className="invite" onSubmit={(event) => void sendInvitation(event)}>
      <strong>Invite a colleague</strong>
      <label>
        Name
        <input maxLength={120} name="name" required />
      </label>
      <label>
        E-mail
        <input name="email" required type="email" />
      </label>
      <label>
        Role
        <select name="role">
          {Object.entries(ROLES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button margin={false} size="small" type="submit">
        Send invitation
      </Button>
      <InvitationLink {...invitation} />
    </form>
  );
}
