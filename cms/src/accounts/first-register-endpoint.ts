import {
  addDataAndFileToRequest,
  registerFirstUserOperation,
  type Endpoint,
  type PayloadRequest,
} from "payload";
import { generatePayloadCookie } from "payload/shared";
import { storeSetupCode, consumeSetupCode } from "../../../src/shared/node/setup-code";
import type { Environment } from "../environment";

const REFUSAL =
  "This set-up code is wrong or has already been used. Restart the CMS to get a new link.";

/**
 * Returns POST /cms/api/users/first-register, which requires the one-time set-up code. A wrong code
 * hashes no password, so these calls need no turn.
 */
export function createRegisterEndpoint({
  dataDir,
}: Pick<Environment, "dataDir">): Omit<Endpoint, "root"> {
  return {
    path: "/first-register",
    method: "post",
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      const { setupCode, name, email, password } = readForm(req.data);
      if (!(await consumeSetupCode(dataDir, setupCode))) {
        return Response.json({ errors: [{ message: REFUSAL }] }, { status: 403 });
      }
      const collection = req.payload.collections.users;
      try {
        const { exp, token, user } = await registerFirstUserOperation({
          collection,
          data: { name, email, password, role: "admin" },
          req,
        });
        const cookie = generatePayloadCookie({
          collectionAuthConfig: collection.config.auth,
          cookiePrefix: req.payload.config.cookiePrefix,
          token: token ?? "",
        });
        return Response.json({ exp, token, user }, { headers: { "set-cookie": cookie } });
      } catch (error) {
        // The code stays valid after a form with a mistake.
        await storeSetupCode(dataDir, setupCode);
        throw error;
      }
    },
  };
}

function readForm(data: PayloadRequest["data"]) {
  const readValue = (name: string) => {
    const value: unknown = data?.[name];
    return typeof value === "string" ? value : "";
  };
  return {
    setupCode: readValue("setupCode"),
    name: readValue("name"),
    email: readValue("email"),
    password: readValue("password"),
  };
}
