import { parseUrl } from "../../src/shared/contract/address";
import { UserFacingError } from "../process/user-facing-error";

/** Returns the address of --to with PGPASSWORD as its password (OPS-09). Throws UserFacingError. */
export function readTargetAddress(args: string[], { PGPASSWORD = "" }: NodeJS.Dict<string>) {
  const to = args[args.indexOf("--to") + 1] ?? "";
  const address = /^postgres(?:ql)?:\/\//.test(to) ? parseUrl(to) : null;
  if (!args.includes("--to") || address === null) {
    throw new UserFacingError(
      "The new database is missing: PGPASSWORD=… npm run move-database -- --to postgres://user@host:5432/name",
    );
  }
  if (address.password !== "") {
    throw new UserFacingError(
      "--to contains a password, and process lists show arguments. Remove it there, set PGPASSWORD and try again.",
    );
  }
  address.password = PGPASSWORD;
  return address.href;
}
