import config from "@payload-config";
import { getPayload } from "payload";
import { answer } from "../../../../contract/router";
import { payloadStore } from "../../../../contract/store";
import { readEnvironment } from "../../../../environment";

export const dynamic = "force-dynamic";

async function handle(request: Request): Promise<Response> {
  const { mediaUrl, siteOrigins } = readEnvironment();
  return answer(request, {
    siteOrigins,
    store: async () => payloadStore(await getPayload({ config }), mediaUrl),
    onError: (error) => console.error("CMS: a call of the contract failed.", error),
  });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
