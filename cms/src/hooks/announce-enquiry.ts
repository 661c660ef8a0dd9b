import type { CollectionAfterChangeHook } from "payload";
import { announce } from "../delivery/wake";

/** An enquiry is mailed as soon as it is stored, not at the next look around. */
export const announceEnquiry: CollectionAfterChangeHook = ({ operation }) => {
  if (operation === "create") announce("enquiries");
};
