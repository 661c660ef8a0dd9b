/**
 * Refuses requests on which Payload fails before it knows the endpoint: a collection named like a property of every
 * object, and a body that is not JSON where X-Payload-HTTP-Method-Override makes it a query.
 * @param name the first part of the path after /cms/api
 */
export async function checkRoute(name: string, route: () => Promise<Response>): Promise<Response> {
  if (name in Object.prototype) return createRefusal(404, `There is no collection “${name}”.`);
  try {
    return await route();
  } catch (error) {
    if (error instanceof SyntaxError)
      return createRefusal(400, "The body is not valid JSON: correct it.");
    throw error;
  }
}

const createRefusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status });
