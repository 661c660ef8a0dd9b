"use client";

import {
  FormSubmit,
  toast,
  useForm,
  useFormFields,
  useFormModified,
  useOperation,
} from "@payloadcms/ui";
import { WRITTEN_HEADER } from "../../../src/shared/domain/complaint-checks";

/** Saves a complaint report, or also shows it with its month and year (CHR-15). */
export function ReportButtons() {
  const { submit } = useForm();
  const isShown = useFormFields(([fields]) => fields.active?.value === true);
  const operation = useOperation();
  const isModified = useFormModified();
  const isUnchanged = operation === "update" && !isModified;
  const save = async (overrides: { active?: boolean }) => {
    const saved = await submit({ overrides, disableSuccessStatus: true });
    const written = saved?.res.ok ? saved.res.headers.get(WRITTEN_HEADER) : null;
    if (written) toast.success(`Saved: ${decodeURIComponent(written)}.`);
  };
  return (
    <>
      {!isShown && (
        <FormSubmit
          buttonId="action-save"
          buttonStyle="secondary"
          disabled={isUnchanged}
          onClick={() => void save({})}
          type="button"
        >
          Save
        </FormSubmit>
      )}
      <FormSubmit
        buttonId="action-show"
        disabled={isShown && isUnchanged}
        onClick={() => void save({ active: true })}
        type="button"
      >
        Save and show on the site
      </FormSubmit>
    </>
  );
}
