import config from "@payload-config";
import { getPayload } from "payload";
import { createApi } from "../../../../public-api/create-api";

export const dynamic = "force-dynamic";

const handleCall = createApi(() => getPayload({ config }));

export {
  handleCall as DELETE,
  handleCall as GET,
  handleCall as HEAD,
  handleCall as OPTIONS,
  handleCall as PATCH,
  handleCall as POST,
  handleCall as PUT,
};
