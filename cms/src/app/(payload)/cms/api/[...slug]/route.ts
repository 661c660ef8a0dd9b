import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";

export const GET = REST_GET(config);
export const POST = REST_POST(config);
export const DELETE = REST_DELETE(config);
export const PATCH = REST_PATCH(config);
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);

/** Payload knows no HEAD, which link checkers and caches send for pictures. */
export async function HEAD(request: Request, args: Parameters<typeof GET>[1]): Promise<Response> {
  const { status, headers } = await GET(
    new Request(request.url, { headers: request.headers }),
    args,
  );
  return new Response(null, { status, headers });
}
