import type * as v from "valibot";
import { type Reader, isObject, readList, type List } from "./response";

// Its own file, because only pages with posts load it.

export type Page<T> = List<T> & { page: number; totalPages: number; total: number };

/** A page of a list as the CMS sends it; `current_page` counts from 1. */
export type PageWire<W> = {
  data: W[];
  pagination: { current_page: number; total_pages: number; total: number };
};

/** Returns a reader of lists in pages, in either spelling of their paging (BLG-06, API-01). */
export const createPageReader =
  <W, T>(schema: v.GenericSchema<W, T>): Reader<PageWire<W>, Page<T>> =>
  (body, call) => {
    const list = readList(call, schema, body);
    const paging = readPaging(body);
    return {
      ...list,
      page: readWholeNumber(paging.current_page ?? paging.currentPage) ?? 1,
      totalPages: readWholeNumber(paging.total_pages ?? paging.totalPages) ?? 1,
      total: readWholeNumber(paging.total) ?? list.items.length,
    };
  };

function readPaging(body: unknown): Record<string, unknown> {
  if (!isObject(body)) return {};
  if (isObject(body.metadata)) return body.metadata;
  return isObject(body.pagination) ? body.pagination : body;
}

function readWholeNumber(value: unknown): number | null {
  const parsed = typeof value === "string" ? Number(value) : value;
  return typeof parsed === "number" && Number.isInteger(parsed) && parsed >= 0 ? parsed : null;
}
