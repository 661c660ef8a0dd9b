import { listText } from "./list-text";

/** Title and description of a list page, of a category's where it has a name. */
export function listMeta(category: string | undefined, page: number) {
  const { title, description } = listText.meta;
  const named = category ? `${category} – ${title}` : title;
  const about = category ? `${category}: ${description}` : description;
  return {
    title: page > 1 ? `${named}, page ${page}` : named,
    description: page > 1 ? `Page ${page}. ${about}` : about,
  };
}
