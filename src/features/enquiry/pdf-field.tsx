import type { ChangeEventHandler, Ref } from "react";
import { enquiryTexts } from "../../config/enquiry";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";

type PdfFieldProps = {
  ref?: Ref<HTMLInputElement>;
  error?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** The résumé of a careers enquiry (FRM-02). */
export function PdfField({ ref, error, onChange }: PdfFieldProps) {
  return (
    <Field {...enquiryTexts.fields.pdf} error={error}>
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
