import config from "@payload-config";
import { getPayload } from "payload";
import { createApi } from "../../../../public-api/create-api";

export const dynamic = "force-dynamic";

const handle = createApi(() => getPayload({ config }));

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
