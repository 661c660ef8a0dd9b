import { join } from "node:path";

const CHECKOUT = join(__dirname, "../..");

/** Where a program that a test writes finds the server's modules. */
export const SERVER = join(CHECKOUT, "server");

/** Node's switches to run TypeScript; half as long to start as tsx as a loader of modules. */
export const TYPESCRIPT = ["--require", join(CHECKOUT, "node_modules/tsx/dist/cjs/index.cjs")];
