import { join } from "node:path";

const CHECKOUT = join(__dirname, "../..");

/** Path of the server's modules for a test's program. */
export const SERVER = join(CHECKOUT, "server");

/** Node's switches to run TypeScript; half as long to start as tsx as a loader of modules. */
export const TYPESCRIPT = ["--require", join(CHECKOUT, "node_modules/tsx/dist/cjs/index.cjs")];
