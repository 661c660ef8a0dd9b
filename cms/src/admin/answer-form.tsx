"use client";

import { useState } from "react";
import { CallButton } from "./call-button";

type Props = { id: number; email: string; templates: { name: string; text: string }[] };

/** Sends an answer to the enquiry's address, from a template or typed (EDT-60). */
export function AnswerForm({ id, email, templates }: Props) {
  const [answer, setAnswer] = useState({ template: "", text: "" });
  const chooseTemplate = (template: string) =>
    setAnswer({ template, text: templates.find(({ name }) => name === template)?.text ?? "" });
  return (
    <>
      <label>
        Template
        <select onChange={({ target }) => chooseTemplate(target.value)} value={answer.template}>
          {["", ...templates.map(({ name }) => name)].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Answer to {email}
        <textarea
          onChange={({ target }) => setAnswer({ ...answer, text: target.value })}
          rows={5}
          value={answer.text}
        />
      </label>
      <CallButton
        body={answer}
        failure="The answer could not be stored."
        label="Send answer"
        onSent={(isAccepted) => isAccepted && window.location.reload()}
        path={`enquiries/${id}/answer`}
        question={`Send this answer to ${email}?`}
      />
    </>
  );
}
