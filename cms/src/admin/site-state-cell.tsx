import type { DefaultServerCellComponentProps } from "payload";
import { describeSiteState } from "../posts/site-state";

/** Shows in the list of posts what visitors see of each (EDT-23). */
export async function SiteStateCell({ payload, rowData }: DefaultServerCellComponentProps) {
  return <span>{await describeSiteState(payload, Number(rowData.id))}</span>;
}
