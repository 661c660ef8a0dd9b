import { complaintRules } from "../../content/complaint-rules";
import { COMPLAINT_TITLE } from "../../shared/contract/enquiry";
import { EnquirySection } from "./enquiry-section";
import { enquiryTexts } from "./text";

const { title, lead, note } = enquiryTexts.complaint;

/** The form "Complaint", unless the firm switched it off (FRM-14). */
export const ComplaintSection = () =>
  complaintRules.form && (
    <EnquirySection form={COMPLAINT_TITLE} id="complain" title={title} lead={lead} note={note} />
  );
