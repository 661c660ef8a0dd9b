/** Returns a JSON response with a message for staff. */
export const createReply = (status: number, message: string) =>
  Response.json({ message }, { status });

/** Returns the response to callers that are not signed in. */
export const createSignInReply = () =>
  createReply(401, "You are not signed in. Sign in to the CMS.");

/** Returns an error in the form that the admin's forms show, with the seconds to wait. */
export function createRetryReply(status: number, message: string, seconds: number): Response {
  const headers = { "retry-after": String(seconds) };
  return Response.json({ message, errors: [{ message }] }, { status, headers });
}
