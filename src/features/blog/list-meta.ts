import { listText } from "./list-text";

/** Returns title and description of a page of the blog's list or of a category's. */
export function createListMeta(category: string | undefined, page: number) {
  const { title, description } = listText.meta;
  const named = category ? `${category} – ${title}` : title;
  const about = category ? `${category}: ${description}` : description;
  return {
    title: page > 1 ? `${named}, page ${page}` : named,
    description: page > 1 ? `Page ${page}. ${about}` : about,
  };
}
