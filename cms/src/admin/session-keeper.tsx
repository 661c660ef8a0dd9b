"use client";

import { Button, toast, useAuth, useConfig } from "@payloadcms/ui";
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { getNow } from "../../../src/shared/domain/clock";
import { readField, readTextField } from "../../../src/shared/domain/read-field";
import { readError } from "../lib/read-error";
import { sendCall } from "../lib/send-call";
import "./session-keeper.css";

const CHECK_INTERVAL_MS = 30_000;
const REFRESH_AFTER_MS = 5 * 60_000;
/** At the end of a session Payload would leave the page and discard what is typed on it. */
const NEVER_SECONDS = 10_000_000_000;

/** Event of the window after which forms can be saved again. */
export const SIGNED_IN_AGAIN = "signed-in-again";

const getTime = () => getNow().getTime();

/** Extends the session of an active user, and asks to sign in again in place once it has expired. */
export function SessionKeeper({ children }: { children?: ReactNode }) {
  const { user, setUser, tokenExpirationMs } = useAuth();
  const { config } = useConfig();
  const users = `${config.routes.api}/users`;
  const [email, setEmail] = useState<string | null>(null);
  const times = useRef({ expires: 0, refreshed: 0, active: 0 });
  const owner = readTextField(user, "email");

  const storeSession = useCallback(
    (session: unknown) => {
      const expires = Number(readField(session, "exp") ?? 0) * 1000;
      times.current = { ...times.current, expires, refreshed: getTime() };
      const account = readField(session, "user");
      if (account) setUser({ user: account, exp: NEVER_SECONDS } as Parameters<typeof setUser>[0]);
    },
    [setUser],
  );

  // Payload starts its timers with each session that it reads: on opening a page and on a save.
  useEffect(() => {
    if (!user || !tokenExpirationMs || tokenExpirationMs >= NEVER_SECONDS * 1000) return;
    storeSession({ user, exp: tokenExpirationMs / 1000 });
  }, [storeSession, tokenExpirationMs, user]);

  const checkSession = useCallback(async () => {
    const session = await readSession(fetch(`${users}/me`, { credentials: "include" }));
    if (session === null) return;
    if (readField(session, "user")) storeSession(session);
    else setEmail(owner);
  }, [storeSession, owner, users]);

  useEffect(() => {
    if (owner === "") return;
    const recordActivity = () => {
      times.current.active = getTime();
    };
    const extendIfActive = async () => {
      const { expires, refreshed, active } = times.current;
      if (expires !== 0 && getTime() >= expires) return setEmail(owner);
      if (active <= refreshed || getTime() - refreshed < REFRESH_AFTER_MS) return;
      const call = fetch(`${users}/refresh-token`, { method: "POST", credentials: "include" });
      const session = await readSession(call);
      if (readField(session, "user")) storeSession(session);
    };
    const timer = window.setInterval(() => void extendIfActive(), CHECK_INTERVAL_MS);
    window.addEventListener("keydown", recordActivity);
    window.addEventListener("pointerdown", recordActivity);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("keydown", recordActivity);
      window.removeEventListener("pointerdown", recordActivity);
    };
  }, [storeSession, owner, users]);

  // A save that is refused may mean that the session has expired on the server.
  useEffect(() => {
    if (owner === "") return;
    const { fetch: original } = window;
    window.fetch = async (...args) => {
      const response = await original(...args);
      const isOwn = new URL(response.url || "/", window.location.href).pathname.startsWith(users);
      if ([401, 403, 500].includes(response.status) && !isOwn) void checkSession();
      return response;
    };
    return () => {
      window.fetch = original;
    };
  }, [checkSession, owner, users]);

  const onLogin = (session: unknown) => {
    storeSession(session);
    setEmail(null);
    window.dispatchEvent(new Event(SIGNED_IN_AGAIN));
    toast.success("You are signed in again. Save again.");
  };
  return (
    <>
      {children}
      {email !== null && <SignInAgain address={`${users}/login`} email={email} onDone={onLogin} />}
    </>
  );
}

async function readSession(call: Promise<Response>): Promise<unknown> {
  const response = await call.catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

type SignInProps = { address: string; email: string; onDone: (session: unknown) => void };

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
    const session: unknown = await response?.json().catch(() => null);
    if (response?.ok) onDone(session);
    else setProblem(readError(session, "You could not be signed in. Please try again."));
  };

  return (
    <dialog aria-labelledby="session-title" className="session" ref={dialog}>
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
        {problem && <p role="alert">{problem}</p>}
        <Button margin={false} type="submit">
          Sign in
        </Button>
      </form>
    </dialog>
  );
}
