"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { TargetOptions } from "../target-field";
import { NO_SITE_PATH, toSitePath } from "../../lib/site-path";
import "../panels.css";

type UnpublishDialogProps = {
  /** Gets the address to redirect to, or null for a post that is gone. Returns the reason of a refusal. */
  onUnpublish: (successor: string | null) => Promise<string | null>;
  onClose: () => void;
};

/** Asks what the post's address should show. A native dialog keeps focus and closes on Escape. */
export function UnpublishDialog({ onUnpublish, onClose }: UnpublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [isRedirect, setRedirect] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (isRedirect) address.current?.focus();
  }, [isRedirect]);

  const chooseRedirect = (next: boolean) => {
    setRedirect(next);
    setProblem(null);
  };
  const submitForm = async (event: FormEvent) => {
    event.preventDefault();
    // For React this form is inside the post's form, despite the portal.
    event.stopPropagation();
    if (isSending) return;
    const target = isRedirect ? toSitePath(address.current?.value ?? "") : null;
    if (isRedirect && target === null) {
      setProblem(NO_SITE_PATH);
      address.current?.focus();
      return;
    }
    setSending(true);
    const refusal = await onUnpublish(target);
    setSending(false);
    setProblem(refusal);
  };

  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className="panel panel-dialog"
      onClose={onClose}
      ref={dialog}
    >
      <form noValidate onSubmit={(event) => void submitForm(event)}>
        <h2 id={`${id}-title`}>Unpublish this post?</h2>
        <fieldset>
          <legend>What should visitors to its address see?</legend>
          <Choice
            hint="With more posts from its category. Search engines remove it soon."
            isChosen={!isRedirect}
            label="A note that the post is gone"
            name={id}
            onChoose={() => chooseRedirect(false)}
          />
          <Choice
            hint="If another post or a list replaces it."
            isChosen={isRedirect}
            label="Redirect to another page"
            name={id}
            onChoose={() => chooseRedirect(true)}
          />
        </fieldset>
        {isRedirect && (
          <label>
            Post, category or page: type a part of its name
            <input
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              aria-invalid={problem !== null}
              list={`${id}-targets`}
              maxLength={300}
              ref={address}
              type="text"
            />
          </label>
        )}
        <TargetOptions id={`${id}-targets`} />
        <p className="panel__problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
        <div className="panel__actions">
          <Button buttonStyle="secondary" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </Button>
          <Button type="submit">{isSending ? "Unpublishing…" : "Unpublish"}</Button>
        </div>
      </form>
    </dialog>
  );
}

type ChoiceProps = {
  label: string;
  hint: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ label, hint, name, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="panel-dialog__choice">
      <input
        aria-describedby={`${id}-hint`}
        checked={isChosen}
        id={id}
        name={name}
        onChange={onChoose}
        type="radio"
      />
      <label htmlFor={id}>{label}</label>
      <p className="panel__note" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
