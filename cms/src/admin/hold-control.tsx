"use client";

import { useState } from "react";
import type { Hold } from "../lib/hold";
import { CallButton } from "./call-button";

type Props = { hold: Hold | null; onSent: () => void };

/** Starts and ends a hold, for officers (EDT-71). */
export function HoldControl({ hold, onSent }: Props) {
  const [reason, setReason] = useState("");
  const call = { failure: "The hold was not changed.", onSent, path: "publishing/hold" };
  if (hold)
    return (
      <div className="invite">
        <CallButton
          {...call}
          body={{ reason: null }}
          label="End the hold"
          question="End the hold? Schedules and texts that waited go live within a few minutes."
        />
      </div>
    );
  return (
    <div className="invite">
      <label>
        Reason for a hold, shown to all staff
        <input maxLength={300} onChange={(event) => setReason(event.target.value)} value={reason} />
      </label>
      <CallButton
        {...call}
        body={{ reason }}
        label="Hold: nothing new goes live"
        question="Start the hold? Nobody can publish for 24 hours, unless you end it earlier."
      />
    </div>
  );
}
