import type { ImportMap } from "payload";

/** Made by `npm run generate -w cms`: the admin's components by name. */
export declare const importMap: ImportMap;
