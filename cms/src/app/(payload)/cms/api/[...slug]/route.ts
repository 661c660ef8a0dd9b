import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";
import { checkRoute } from "../../../../../config/check-route";

type Handler = ReturnType<typeof REST_POST>;

const addCheck =
  (handleCall: Handler): Handler =>
  async (request, args) => {
    const [name = ""] = (await args.params).slug ?? [];
    return checkRoute(name, () => handleCall(request, args));
  };

export const POST = addCheck(REST_POST(config));
export const DELETE = addCheck(REST_DELETE(config));
export const PATCH = addCheck(REST_PATCH(config));
export const PUT = addCheck(REST_PUT(config));
export const OPTIONS = addCheck(REST_OPTIONS(config));

const handleGet = REST_GET(config);

/** Removes `prefix` from calls for files, because Payload would look for a field of that name. */
export const GET = addCheck(async (request, args) => {
  const address = new URL(request.url);
  const [, kind] = (await args.params).slug ?? [];
  if (kind !== "file" || !address.searchParams.has("prefix")) return handleGet(request, args);
  address.searchParams.delete("prefix");
  return handleGet(new Request(address, request), args);
});

/** Adds HEAD, which Payload lacks, for link checkers and caches. */
export const HEAD: Handler = async (request, args) => {
  const getRequest = new Request(request.url, { headers: request.headers });
  const { status, headers, body } = await GET(getRequest, args);
  // An unread body would keep its file, or its connection to a bucket, open.
  await body?.pipeTo(new WritableStream());
  return new Response(null, { status, headers });
};
