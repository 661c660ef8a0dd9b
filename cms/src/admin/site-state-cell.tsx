import type { DefaultServerCellComponentProps } from "payload";
import { describeSiteState } from "../posts/site-state";

/** What visitors see of a post, in the list of posts (EDT-23). */
export async function SiteStateCell({ payload, rowData }: DefaultServerCellComponentProps) {
  return <span>{await describeSiteState(payload, Number(rowData.id))}</span>;
}
