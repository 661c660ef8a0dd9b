import type { Thing, WithContext } from "schema-dts";

/** A JSON-LD block of one schema.org type. */
export type JsonLd<Kind extends Thing> = WithContext<Exclude<Kind, string>>;

/** The structured data of a page for search engines (FND-09). */
export type StructuredData = JsonLd<Thing>;
