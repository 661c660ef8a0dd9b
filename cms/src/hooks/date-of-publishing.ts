import type { CollectionBeforeChangeHook } from "payload";

/** A post published without a date gets the day of publishing, so that every list has an order. */
export const dateOfPublishing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const date: unknown = data.date ?? originalDoc?.date;
  if (data._status !== "published" || date) return data;
  return { ...data, date: new Date().toISOString() };
};
