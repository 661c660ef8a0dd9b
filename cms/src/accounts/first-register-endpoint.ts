import { registerFirstUserOperation, type Endpoint } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";
import { storeSetupCode, consumeSetupCode } from "../../../src/shared/node/setup-code";
import type { Environment } from "../environment";
import { createTokenCookie } from "./token-stamp";

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
      const readValue = (key: string) => readTextField(req.data, key);
      const setupCode = readValue("setupCode");
      if (!(await consumeSetupCode(dataDir, setupCode))) {
        return Response.json({ errors: [{ message: REFUSAL }] }, { status: 403 });
      }
      const collection = req.payload.collections.users;
      try {
        const { exp, token, user } = await registerFirstUserOperation({
          collection,
          data: {
            name: readValue("name"),
            email: readValue("email"),
            password: readValue("password"),
            role: "admin",
          },
          req,
        });
        const cookie = createTokenCookie(req.payload, token ?? "");
        return Response.json({ exp, token, user }, { headers: { "set-cookie": cookie } });
      } catch (error) {
        // The code stays valid after a form with a mistake.
        await storeSetupCode(dataDir, setupCode);
        throw error;
      }
    },
  };
}
