import { useRef, useState, type ChangeEvent } from "react";
import { enquiryTexts } from "./text";
import { ENQUIRY_LIMITS, PDF_TYPE } from "../../shared/contract/enquiry";
import { toast } from "../../ui/toast/toast";

/** The attached file: a PDF within the limit, or none (FRM-02). */
export function usePdf() {
  const ref = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const clear = (reason?: string) => {
    if (ref.current) ref.current.value = "";
    setError(reason);
  };

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return clear();
    if (chosen.type !== PDF_TYPE) {
      void toast.error(enquiryTexts.errors.notPdf);
      return clear();
    }
    if (chosen.size > ENQUIRY_LIMITS.pdf) return clear(enquiryTexts.errors.tooLarge);
    setError(undefined);
  };

  // Read from the field: it may have been chosen before this script ran.
  const getFile = () => ref.current?.files?.[0] ?? null;

  return { getFile, clear, field: { ref, error, onChange } };
}
