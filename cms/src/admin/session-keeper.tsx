"use client";

import { Button, toast, useAuth, useConfig } from "@payloadcms/ui";
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { getNow } from "../../../src/shared/domain/clock";
import { readField, readTextField } from "../../../src/shared/domain/read-field";
import { readError, sendCall } from "./send-call";
import "./panels.css";

const CHECK_INTERVAL_MS = 30_000;
const REFRESH_AFTER_MS = 5 * 60_000;
const NEVER_SECONDS = 10_000_000_000;

/**
 * Extends the session of an active user, and asks to sign in again in place once it has ended
 * (EDT-33). Payload leaves the page, and says nothing on another one (payload#3274).
 */
export function SessionKeeper({ children }: { children?: ReactNode }) {
  const { user, setUser, tokenExpirationMs = 0 } = useAuth();
  const { config } = useConfig();
  const users = `${config.routes.api}/users`;
  const [endedEmail, setEndedEmail] = useState<string | null>(null);
  const email = readTextField(user, "email");

  // Payload starts a timer that leaves the page with each session that it reads.
  useEffect(() => {
    if (user && tokenExpirationMs < NEVER_SECONDS * 1000) setUser({ user, exp: NEVER_SECONDS });
  }, [setUser, tokenExpirationMs, user]);

  useEffect(() => {
    if (email === "") return;
    let [refreshedMs, activeMs] = [getNow().getTime(), 0];
    const recordActivity = () => {
      activeMs = getNow().getTime();
    };
    const checkSession = async () => {
      const isExtended = activeMs > refreshedMs + REFRESH_AFTER_MS;
      if (isExtended) refreshedMs = getNow().getTime();
      const response = await (isExtended
        ? sendCall("POST", `${users}/refresh-token`)
        : sendCall("GET", `${users}/me`));
      const session: unknown = await response?.json().catch(() => null);
      const hasEnded =
        [401, 403].includes(response?.status ?? 0) || readField(session, "user") === null;
      // After a sign-out Payload may still have the account.
      if (hasEnded && !window.location.pathname.endsWith("/login")) setEndedEmail(email);
    };
    const timer = window.setInterval(() => void checkSession(), CHECK_INTERVAL_MS);
    window.addEventListener("keydown", recordActivity);
    window.addEventListener("pointerdown", recordActivity);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("keydown", recordActivity);
      window.removeEventListener("pointerdown", recordActivity);
    };
  }, [email, users]);

  const onLogin = () => {
    setEndedEmail(null);
    toast.success("You are signed in again. Save again.");
  };
  return (
    <>
      {children}
      {endedEmail !== null && (
        <SignInAgain address={`${users}/login`} email={endedEmail} onDone={onLogin} />
      )}
    </>
  );
}

type SignInProps = { address: string; email: string; onDone: () => void };

function SignInAgain({ address, email, onDone }: SignInProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => dialog.current?.showModal(), []);

  const signIn = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // For React this form is inside the page's form, though not in the document.
    event.stopPropagation();
    const password = new FormData(event.currentTarget).get("password");
    const response = await sendCall("POST", address, { email, password });
    if (response?.ok) return onDone();
    const refusal: unknown = await response?.json().catch(() => null);
    setProblem(readError(refusal, "You could not be signed in. Please try again."));
  };

  return (
    <dialog aria-labelledby="session-title" className="panel panel-dialog" ref={dialog}>
      <h2 id="session-title">Sign in again</h2>
      <p>Your session has ended. What you have typed is still here.</p>
      <form onSubmit={(event) => void signIn(event)}>
        <label>
          E-mail
          <input autoComplete="username" readOnly type="email" value={email} />
        </label>
        <label>
          Password
          <input autoComplete="current-password" name="password" required type="password" />
        </label>
        {problem && (
          <p className="panel__problem" role="alert">
            {problem}
          </p>
        )}
        <Button margin={false} type="submit">
          Sign in
        </Button>
      </form>
    </dialog>
  );
}
