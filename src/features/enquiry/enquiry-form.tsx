import { useEffect, useRef, useState, type ComponentType } from "react";
import { enquiryTexts } from "../../config/enquiry";
import type { EnquiryTitle } from "../../contract/enquiry";
import { ErrorBox } from "../../ui/error-box";
import { useNearViewport } from "../../ui/use-near-viewport";
import { EnquiryBody } from "./enquiry-body";
import { EnquirySheet } from "./enquiry-sheet";

type EnquiryFormProps = { title: EnquiryTitle };

/**
 * The enquiry form of the contact, partner and careers pages (FRM-01 … FRM-06). Its fields stand in
 * the built page, at rest; what brings them to life loads when they come near the viewport.
 */
export function EnquiryForm({ title }: EnquiryFormProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref, "600px");
  const [form, setForm] = useState<{ Live: ComponentType<EnquiryFormProps> } | "failed">();

  useEffect(() => {
    if (!near) return;
    let left = false;
    const settle = (next: typeof form) => {
      if (!left) setForm(next);
    };
    import(/* webpackChunkName: "enquiry-form" */ "./live-enquiry-form").then(
      ({ LiveEnquiryForm }) => settle({ Live: LiveEnquiryForm }),
      () => settle("failed"),
    );
    return () => {
      left = true;
    };
  }, [near]);

  return (
    <EnquirySheet ref={ref}>
      {form === "failed" && <ErrorBox message={enquiryTexts.faults.form} />}
      {typeof form === "object" ? (
        <form.Live key={title} title={title} />
      ) : (
        <EnquiryBody title={title} waiting />
      )}
    </EnquirySheet>
  );
}
