import type { DefaultServerCellComponentProps } from "payload";
import { describeSiteState } from "../posts/site-state";

type Props = Pick<DefaultServerCellComponentProps, "payload"> & {
  /** Missing in the form of a post, for which Payload renders the cell, too. */
  rowData?: { id: number };
};

/** Shows in the list of posts what visitors see of each (EDT-23). */
export async function SiteStateCell({ payload, rowData }: Props) {
  return rowData && <span>{await describeSiteState(payload, rowData.id)}</span>;
}
