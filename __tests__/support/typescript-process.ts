import { join } from "node:path";

const CHECKOUT = join(__dirname, "../..");

/** Path of the server's modules, for programs that a test starts. */
export const SERVER = join(CHECKOUT, "server");

/** Node's flags to run TypeScript; programs start twice as fast as with tsx's module loader. */
export const TYPESCRIPT = ["--require", join(CHECKOUT, "node_modules/tsx/dist/cjs/index.cjs")];
