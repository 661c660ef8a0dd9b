import { useRef, useState, type ChangeEvent } from "react";
import { sentTexts } from "./sent-text";
import { ENQUIRY_LIMITS, PDF_TYPE } from "../../shared/contract/enquiry";
import { toast } from "../../ui/toast/toast";

/** Manages the attached file: a PDF within the limit, or none (FRM-02). */
export function usePdf() {
  const ref = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const clearFile = (reason?: string) => {
    if (ref.current) ref.current.value = "";
    setError(reason);
  };

  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return clearFile();
    // Devices without a PDF program report another type, or none.
    if (file.type !== PDF_TYPE && !(await hasPdfHeader(file))) {
      void toast.error(sentTexts.errors.notPdf);
      return clearFile();
    }
    if (file.size > ENQUIRY_LIMITS.pdf) return clearFile(sentTexts.errors.tooLarge);
    setError(undefined);
  };

  // The visitor may have chosen a file before this script ran.
  const getFile = () => ref.current?.files?.[0] ?? null;

  return {
    getFile,
    clear: clearFile,
    field: { ref, error, onChange: (event: ChangeEvent<HTMLInputElement>) => void onChange(event) },
  };
}

/** True if a PDF starts within the first 1,024 bytes. */
async function hasPdfHeader(file: File): Promise<boolean> {
  return /%PDF-\d/.test(await new Response(file.slice(0, 1032)).text());
}
