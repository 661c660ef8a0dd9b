import { useState } from "react";

/** Rows shown at first, and added by 'Show more' (docs/decisions/0010-long-tables.md). */
const STEP = 50;

/**
 * How many rows of a long list are drawn.
 * @param view names what is listed: another filter begins anew
 */
export function useShownRows(view: string): { limit: number; showMore: () => void } {
  const [shown, setShown] = useState({ view, limit: STEP });
  const limit = shown.view === view ? shown.limit : STEP;
  return { limit, showMore: () => setShown({ view, limit: limit + STEP }) };
}
