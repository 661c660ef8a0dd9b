import { useEffect, useRef } from "react";
import type { EnquiryField, EnquiryTitle } from "../../contract/enquiry";
import { ErrorBox } from "../../ui/error-box";
import { EnquiryBody } from "./enquiry-body";
import { ErrorSummary } from "./error-summary";
import { HoneyTrap } from "./honey-trap";
import { prepareMessages } from "./messages";
import { MessageLength } from "./message-length";
import { ThankYou } from "./thank-you";
import { useEnquiry } from "./use-enquiry";

/** The form come to life: a chunk of its own, with react-hook-form and the contract's checks. */
export function LiveEnquiryForm({ title }: { title: EnquiryTitle }) {
  const { form, pdf, trap, fault, sending, sent, submit } = useEnquiry(title);
  const { control, formState, register, setFocus } = form;
  const { errors, isSubmitted } = formState;
  if (sent) return <ThankYou />;

  const wrong = NAMES.filter((name) => errors[name]);
  return (
    <EnquiryBody
      title={title}
      sending={sending}
      onSubmit={submit}
      onFocus={prepareMessages}
      register={register}
      errors={Object.fromEntries(wrong.map((name) => [name, errors[name]?.message]))}
      messageNote={<MessageLength control={control} />}
      pdf={pdf}
      trap={<HoneyTrap ref={trap} />}
      summary={
        isSubmitted && wrong.length > 0 && <ErrorSummary names={wrong} onChoose={setFocus} />
      }
      fault={fault !== null && <Fault message={fault} />}
    />
  );
}

const NAMES: EnquiryField[] = ["name", "phone", "email", "subject", "message"];

/** Takes the focus that the button lost while it was a spinner. */
function Fault({ message }: { message: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [message]);
  return (
    <div ref={ref} tabIndex={-1}>
      <ErrorBox message={message} />
    </div>
  );
}
