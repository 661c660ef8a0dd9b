/** Refuses calls on which Payload fails before it finds an endpoint. `name` follows /cms/api. */
export async function checkRoute(name: string, route: () => Promise<Response>): Promise<Response> {
  // Payload looks collections up in an object, whose prototype has these names too.
  if (name in Object.prototype) return createRefusal(404, `There is no collection “${name}”.`);
  try {
    return await route();
  } catch (error) {
    // With X-Payload-HTTP-Method-Override Payload reads the body as a query.
    if (error instanceof SyntaxError)
      return createRefusal(400, "The body is not valid JSON: correct it.");
    throw error;
  }
}

const createRefusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status });
