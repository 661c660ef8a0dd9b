import type { Thing, WithContext } from "schema-dts";

/** A JSON-LD block about one thing, in schema.org's words. */
export type DataOf<Kind extends Thing> = WithContext<Exclude<Kind, string>>;

/** What a page says of itself to search engines (FND-09). */
export type StructuredData = DataOf<Thing>;
