/** Recommended characters of a post's title and description in search results. */
export const TITLE_LENGTH = { minLength: 30, maxLength: 60 };
export const DESCRIPTION_LENGTH = { minLength: 70, maxLength: 155 };
