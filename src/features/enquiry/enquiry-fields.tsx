import styled from "@emotion/styled";
import type {
  ChangeEventHandler,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { enquiryTexts } from "./text";
import {
  COMPLAINT_TITLE,
  DATA_REQUEST_TITLE,
  IMPERSONATION_TITLE,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";
import { getFieldTexts, type FormField } from "./form-values";
import { media, space } from "../../theme/tokens";
import { Field, Input, Select, TextArea } from "../../ui/field";

type Control = Pick<
  InputHTMLAttributes<HTMLInputElement> &
    SelectHTMLAttributes<HTMLSelectElement> &
    TextareaHTMLAttributes<HTMLTextAreaElement>,
  "name" | "onChange" | "onBlur"
> & { ref?: Ref<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement> };

type EnquiryFieldsProps = {
  title: EnquiryTitle;
  /** Connects a control to the form; before the script runs it has only a name. */
  register?: (name: FormField) => Control;
  errors?: Partial<Record<FormField, string>>;
  messageNote?: ReactNode;
};

const LINES = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "subject", type: "text", autoComplete: "off" },
] as const satisfies { name: FormField; type: string; autoComplete: string }[];

/** The form's fields, all required (FRM-01, FRM-07, FRM-10, FRM-14). */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { title, register = (name) => ({ name }), errors = {}, messageNote } = props;
  const texts = getFieldTexts(title);
  const isDataRequest = title === DATA_REQUEST_TITLE;
  const { dataRequest } = enquiryTexts;
  const { choose, places } = enquiryTexts.impersonation;
  return (
    <>
      {title === IMPERSONATION_TITLE && (
        <Field {...texts.where} error={errors.where} required>
          <Select id={toFieldId("where")} {...register("where")}>
            <Options choose={choose} choices={places} />
          </Select>
        </Field>
      )}
      <Pairs>
        {LINES.filter(({ name }) => name !== "subject" || !isDataRequest).map(
          ({ name, type, autoComplete }) => (
            <Field key={name} {...texts[name]} error={errors[name]} required>
              <Input
                id={toFieldId(name)}
                type={type}
                autoComplete={autoComplete}
                {...register(name)}
              />
            </Field>
          ),
        )}
        {isDataRequest && (
          <Field label={dataRequest.label} error={errors.subject} required>
            <Select id={toFieldId("subject")} {...register("subject")}>
              <Options {...dataRequest} />
            </Select>
          </Field>
        )}
      </Pairs>
      <Message>
        <Field {...texts.message} error={errors.message} required>
          <TextArea id={toFieldId("message")} rows={5} {...register("message")} />
        </Field>
        {messageNote}
      </Message>
      {title === COMPLAINT_TITLE && (
        <Field {...texts.wanted} error={errors.wanted} required>
          <TextArea id={toFieldId("wanted")} rows={2} {...register("wanted")} />
        </Field>
      )}
    </>
  );
}

function Options({ choose, choices }: { choose: string; choices: readonly string[] }) {
  return (
    <>
      <option value="">{choose}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </>
  );
}

type PdfFieldProps = {
  title: EnquiryTitle;
  ref?: Ref<HTMLInputElement>;
  error?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** The résumé of a careers enquiry, or the evidence of a complaint (FRM-02). */
export function PdfField({ title, ref, error, onChange }: PdfFieldProps) {
  return (
    <Field {...getFieldTexts(title).pdf} error={error}>
      <Input
        ref={ref}
        id="enquiry-pdf"
        name="pdf"
        type="file"
        accept="application/pdf,.pdf"
        onChange={onChange}
      />
    </Field>
  );
}

/** Returns the id of a field's control, for links and scripts. */
export function toFieldId(name: FormField): string {
  return `enquiry-${name}`;
}

const Pairs = styled.div({
  display: "grid",
  gap: space[5],
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const Message = styled.div({ display: "grid", gap: space[1] });
