/** Replaces Payload's phrases that editors see. */
export const translations = {
  en: {
    error: {
      followingFieldsInvalid_one: "Please correct this field:",
      followingFieldsInvalid_other: "Please correct these fields:",
      valueMustBeUnique: "This value is already in use. Enter another one.",
    },
    general: { createNew: "Create new", noLabel: "No {{label}}", payloadSettings: "Settings" },
    validation: {
      invalidSelection: "This choice is no longer available. Choose another one.",
      invalidSelections: "These choices are no longer available:",
    },
    version: {
      autosave: "Saved automatically",
      autosavedVersion: "Saved automatically",
      draftHasPublishedVersion: "Draft, older version published",
      schedulePublish: "Schedule publishing",
      versionID: "Version",
    },
  },
};
