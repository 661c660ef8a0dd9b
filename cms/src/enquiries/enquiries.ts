import type { Access, BaseListFilter, CollectionConfig, Field } from "payload";
import {
  DATA_REQUEST_TITLE,
  ENQUIRY_LIMITS,
  ENQUIRY_TITLES,
  IMPERSONATION_TITLE,
  NOTICE_LANGUAGES,
} from "../../../src/shared/contract/enquiry";
import { isAdmin, isEditor, isOfficer, allowNobody } from "../lib/access";
import type { Environment } from "../environment";
import { readOnly } from "../lib/fields";
import { createSendAgain } from "../queue/send-again";
import { createDeliveryFields, createDeliveryGroup } from "../queue/delivery-fields";
import { checkErasure, eraseFiles, removeAttachment, notifyNewEnquiry } from "./enquiry-hooks";

/** Read-only, because it is what the visitor sent. */
const asSent = { access: { update: allowNobody }, admin: readOnly };

const CONTACT = {
  components: {
    Cell: "/admin/contact-links#ContactCell",
    afterInput: ["/admin/contact-links#ContactLink"],
  },
};

/** Without a filter or search the list shows open enquiries. */
const filterOpen: BaseListFilter = ({ req: { query } }) =>
  query.where || query.search ? null : { handled: { not_equals: true } };

/** Compliance officers get the forms that they answer, editors and admins all (FRM-13). */
const allowAnswering: Access = ({ req }) =>
  isEditor({ req }) ||
  (isOfficer({ req }) && { title: { in: [IMPERSONATION_TITLE, DATA_REQUEST_TITLE] } });

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
    defaultColumns: [
      ...["subject", "title", "name", "phone", "reference", "createdAt", "assignee", "handled"],
    ],
    listSearchableFields: ["reference", "subject", "name", "email", "phone"],
    baseListFilter: filterOpen,
    components: { beforeListTable: ["/admin/enquiry-tools#EnquiryTools"] },
  },
  access: { read: allowAnswering, create: allowNobody, update: allowAnswering, delete: isAdmin },
  disableDuplicate: true,
  endpoints: [createSendAgain("enquiries")],
  hooks: {
    afterChange: [notifyNewEnquiry],
    beforeDelete: [checkErasure(retention), removeAttachment],
    afterDelete: [eraseFiles(dataDir)],
  },
  fields: [
    {
      name: "title",
      label: "Form",
      type: "select",
      required: true,
      options: [...ENQUIRY_TITLES],
      ...asSent,
    },
    ...(["name", "phone", "email", "subject"] as const).map((name) => ({
      name,
      ...(name === "email" ? { label: "E-mail" } : {}),
      type: "text" as const,
      required: true,
      maxLength: ENQUIRY_LIMITS[name],
      ...asSent,
      admin: { ...readOnly, ...(name === "phone" || name === "email" ? CONTACT : {}) },
    })),
    {
      name: "message",
      type: "textarea",
      required: true,
      maxLength: ENQUIRY_LIMITS.message,
      ...asSent,
    },
    { name: "attachment", type: "upload", relationTo: "attachments", ...asSent },
    ...consentFields,
    {
      ...{ name: "reference", type: "text", unique: true, maxLength: 20, ...asSent },
      admin: { ...readOnly, description: "The sender has it on screen and by e-mail." },
    },
    ...createDeliveryFields("Delivery by e-mail"),
    createDeliveryGroup("acknowledgement", "Acknowledgement to the sender"),
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
