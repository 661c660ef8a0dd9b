/** Returns phrases in sentence case ("Save changes", "API") with "e-mail" for "email". */
export function toSentenceCase<Phrases>(phrases: Phrases): Phrases {
  return JSON.parse(JSON.stringify(phrases), (_key, value: unknown) =>
    typeof value === "string"
      ? value
          .replace(/(?<=[\w}] )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
          .replace(/\b(?<!\{)(e)mail\b/gi, "$1-mail")
      : value,
  );
}

/** Replaces Payload's phrases that editors would not understand. */
export const translations = {
  en: {
    authentication: {
      beginCreateFirstUser:
        "To begin, create the first account. Its password needs at least 12 characters, such as several words.",
      checkYourEmailForPasswordReset:
        "If this address has an account, an e-mail with a link to choose a new password is on its way. Check your spam folder too.",
      emailNotValid: "This e-mail address is not valid.",
      forgotPasswordEmailInstructions:
        "Enter your e-mail address to get an e-mail with a link to choose a new password.",
      logOut: "Sign out on all devices",
      login: "Sign in",
      logout: "Sign out",
      loggingOut: "Signing out…",
      backToLogin: "Back to sign-in",
      logBackIn: "Sign in again",
      loggedOutSuccessfully: "You are signed out on all devices.",
    },
    error: {
      emailOrPasswordIncorrect: "The e-mail address or password is wrong.",
      followingFieldsInvalid_one: "Please correct this field:",
      followingFieldsInvalid_other: "Please correct these fields:",
      unPublishingDocument: "The post could not be unpublished. Please try again.",
      userEmailAlreadyRegistered: "This e-mail address already has an account.",
      valueMustBeUnique: "This value is already in use. Enter another one.",
      documentNotFound: "This record was deleted, or your role may not open it.",
    },
    fields: {
      addUpload: "Add image",
      chooseBetweenCustomTextOrDocument:
        "A link to a post or category keeps working if its address changes. For other pages, enter the address.",
      chooseDocumentToLink: "Post or category",
      customURL: "Address",
      editRelationship: "Caption, source and size",
      enterURL: "Address",
      removeUpload: "Remove the image",
      swapUpload: "Choose another image",
    },
    general: {
      createNewLabel: "Create new",
      createdAt: "Created",
      creatingNewLabel: "Not saved yet",
      deletedAt: "Deleted",
      exitLivePreview: "Close live preview",
      false: "No",
      lastModified: "Last changed",
      noLabel: "None",
      noResultsDescription: "There is nothing yet, or nothing matches the search and filters.",
      noResultsFound: "Nothing found",
      noUpcomingEventsScheduled: "Nothing is scheduled.",
      or: "or",
      payloadSettings: "Settings",
      permanentlyDelete: "Delete permanently",
      schedulePublishFor: "Schedule publishing: {{title}}",
      searchBy: "Search: {{label}}",
      sorryNotFound: "There is no page at this address.",
      timezone: "Time zone",
      true: "Yes",
      upcomingEvents: "Upcoming",
      updatedAt: "Last changed",
    },
    lexical: { upload: { label: "Image" } },
    upload: { bulkUpload: "Upload several" },
    "plugin-seo": { imageAutoGenerationTip: "“Auto-generate” takes the thumbnail of the post." },
    validation: {
      invalidSelection: "This choice is no longer available. Choose another one.",
      invalidSelections: "These choices are no longer available:",
      shorterThanMax: "Use at most {{maxLength}} characters.",
    },
    version: {
      aboutToUnpublishSelection:
        "The selected {{label}} are removed from the site, and their addresses show that they are gone. To redirect one, cancel and unpublish it in its form.",
      autosave: "Saved automatically",
      autosavedVersion: "Saved automatically",
      draftHasPublishedVersion: "Draft, older version published",
      schedulePublish: "Schedule publishing",
      versionID: "Version",
    },
  },
};
