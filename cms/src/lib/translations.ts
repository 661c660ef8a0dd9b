/** Returns phrases in sentence case, such as "Save changes" for "Save Changes"; "API" stays. */
export function sentenceCase<Phrases>(phrases: Phrases): Phrases {
  return JSON.parse(JSON.stringify(phrases), (_key, value: unknown) =>
    typeof value === "string"
      ? value.replace(/(?<=[\w}] )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
      : value,
  );
}

/** Replaces Payload's phrases that editors would not understand. */
export const translations = {
  en: {
    authentication: { emailSent: "E-mail sent" },
    error: {
      followingFieldsInvalid_one: "Please correct this field:",
      followingFieldsInvalid_other: "Please correct these fields:",
      valueMustBeUnique: "This value is already in use. Enter another one.",
    },
    fields: { addUpload: "Add image" },
    general: {
      createNewLabel: "Create new",
      createdAt: "Created",
      creatingNewLabel: "Not saved yet",
      deletedAt: "Deleted",
      email: "E-mail",
      emailAddress: "E-mail address",
      exitLivePreview: "Close live preview",
      false: "No",
      lastModified: "Last changed",
      noLabel: "None",
      noResultsDescription: "There is nothing yet, or nothing matches the search and filters.",
      noResultsFound: "Nothing found",
      or: "or",
      payloadSettings: "Settings",
      permanentlyDelete: "Delete permanently",
      searchBy: "Search: {{label}}",
      sorryNotFound: "There is no page at this address.",
      true: "Yes",
      upcomingEvents: "Upcoming",
      updatedAt: "Last changed",
    },
    upload: { bulkUpload: "Upload several" },
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
