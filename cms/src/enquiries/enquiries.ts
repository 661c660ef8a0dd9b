import type { Access, BaseListFilter, CollectionConfig, Field } from "payload";
import {
  COMPLAINT_TITLE,
  DATA_REQUEST_TITLE,
  ENQUIRY_LIMITS,
  ENQUIRY_TITLES,
  IMPERSONATION_TITLE,
  NOTICE_LANGUAGES,
} from "../../../src/shared/contract/enquiry";
import { isAdmin, isEditor, isOfficer, allowNobody } from "../lib/access";
import type { Environment } from "../environment";
import { readOnly } from "../lib/fields";
import { answerEndpoint } from "./answer-endpoint";
import { createSendAgain } from "../queue/send-again";
import { createDeliveryFields, createDeliveryGroup } from "../queue/delivery-fields";
import {
  checkErasure,
  eraseFiles,
  eraseRegisterTexts,
  removeAttachment,
  notifyNewEnquiry,
} from "./enquiry-hooks";

/** Read-only, because it is what the visitor sent. */
const asSent = { access: { update: allowNobody }, admin: readOnly };

/** Shown by the letter (EDT-59). A condition would make it optional, `hidden` remove its column. */
const inLetter = { ...asSent, admin: { ...readOnly, className: "letter-field" } };

/** Without a filter or search the list shows open enquiries. */
const filterOpen: BaseListFilter = ({ req: { query } }) =>
  query.where || query.search ? null : { handled: { not_equals: true } };

const ANSWERS_TYPE =
  '{ text: string; by: string; at: string; state?: "acknowledged" | "answered" }[] | null';

const OFFICER_FORMS = [IMPERSONATION_TITLE, DATA_REQUEST_TITLE, COMPLAINT_TITLE];

/** Compliance officers get OFFICER_FORMS, editors all others, admins all (FRM-13). */
const allowAnswering: Access = ({ req }) =>
  isAdmin({ req }) ||
  (isOfficer({ req }) && { title: { in: OFFICER_FORMS } }) ||
  (isEditor({ req }) && { title: { not_in: OFFICER_FORMS } });

/** The notice that was shown, and the consent to offers (FRM-09). */
const consentFields: Field[] = [
  { name: "mayTellAboutPlans", label: "Accepts offers of plans", type: "checkbox", ...asSent },
  {
    name: "noticeLanguage",
    label: "Privacy notice shown in",
    type: "select",
    options: NOTICE_LANGUAGES.map((value) => ({
      value,
      label: { en: "English", hi: "Hindi" }[value],
    })),
    ...asSent,
  },
  {
    name: "noticeDigest",
    label: "Fingerprint of the privacy notice (SHA-256)",
    type: "text",
    maxLength: 64,
    ...asSent,
  },
];

const [delivery, sendAgain] = createDeliveryFields("Delivery by e-mail");

/** Enquiries, in which only the fields of staff can be changed. */
export const defineEnquiries = ({
  dataDir,
  enquiries: { retention },
}: Environment): CollectionConfig => ({
  slug: "enquiries",
  defaultSort: "-createdAt",
  admin: {
    group: "Visitors",
    useAsTitle: "subject",
    defaultColumns: ["subject", "title", "name", "createdAt", "assignee", "handled"],
    listSearchableFields: ["reference", "subject", "name", "email", "phone"],
    baseListFilter: filterOpen,
    components: { beforeListTable: ["/admin/enquiry-tools#EnquiryTools"] },
  },
  access: { read: allowAnswering, create: allowNobody, update: allowAnswering, delete: isAdmin },
  disableDuplicate: true,
  endpoints: [createSendAgain("enquiries"), answerEndpoint],
  hooks: {
    afterChange: [notifyNewEnquiry],
    beforeDelete: [checkErasure(retention), eraseRegisterTexts, removeAttachment],
    afterDelete: [eraseFiles(dataDir)],
  },
  fields: [
    {
      name: "letter",
      type: "ui",
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: "/admin/enquiry-letter#EnquiryLetter" },
      },
    },
    {
      name: "title",
      label: "Form",
      type: "select",
      required: true,
      options: [...ENQUIRY_TITLES],
      ...inLetter,
    },
    ...(["name", "phone", "email", "subject"] as const).map((name) => ({
      name,
      ...(name === "email" ? { label: "E-mail" } : {}),
      type: "text" as const,
      required: true,
      maxLength: ENQUIRY_LIMITS[name],
      ...inLetter,
    })),
    {
      name: "message",
      type: "textarea",
      required: true,
      maxLength: ENQUIRY_LIMITS.message,
      ...inLetter,
    },
    { name: "attachment", type: "upload", relationTo: "attachments", ...inLetter },
    { ...{ name: "reference", type: "text", unique: true, maxLength: 20 }, ...inLetter },
    {
      name: "answers",
      type: "json",
      typescriptSchema: [() => ({ tsType: ANSWERS_TYPE })],
      ...{ access: { update: allowNobody }, admin: { hidden: true } },
    },
    {
      type: "collapsible",
      label: "Technical details",
      admin: { initCollapsed: true },
      fields: [
        ...consentFields,
        delivery,
        createDeliveryGroup("acknowledgement", "Acknowledgement to the sender"),
        createDeliveryGroup("answer", "Last answer"),
      ],
    },
    sendAgain,
    {
      // Identifies a repeated enquiry (receive-enquiry.ts).
      name: "key",
      type: "text",
      unique: true,
      maxLength: 64,
      access: { read: allowNobody, update: allowNobody },
      admin: { hidden: true },
    },
    {
      name: "assignee",
      type: "relationship",
      relationTo: "users",
      admin: { position: "sidebar", allowCreate: false, description: "The person who answers it." },
    },
    { name: "handled", type: "checkbox", defaultValue: false, admin: { position: "sidebar" } },
    { name: "note", type: "textarea", admin: { position: "sidebar" } },
    {
      name: "eraseEarly",
      label: "Delete before the end of the legal period",
      type: "checkbox",
      defaultValue: false,
      access: { update: isAdmin },
      admin: {
        position: "sidebar",
        description: "Tick and save to allow deletion. The message that refuses it names the rule.",
      },
    },
  ],
});
