import type { Thing, WithContext } from "schema-dts";

/** A JSON-LD block about one thing of schema.org. */
export type DataOf<Kind extends Thing> = WithContext<Exclude<Kind, string>>;

/** The structured data of a page for search engines (FND-09). */
export type StructuredData = DataOf<Thing>;
