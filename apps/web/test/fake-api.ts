import { type BrowserApi, makeBrowserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";

type Respond = (request: string, body: unknown) => unknown;

/**
 * The browser's client in front of a server that a test plays: it is told `PUT /user/photo` and the body,
 * and returns what the server says, or throws its refusal.
 */
export function createFakeApi(
  respond: Respond,
): BrowserApi & { requests: string[]; bodies: unknown[] } {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const api = makeBrowserApi(async (url, init) => {
    const request = `${init.method} ${url.replace(/^\/api/, "")}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    requests.push(request);
    bodies.push(body);
    try {
      const response = await respond(request, body);
      return response === undefined ? new Response(null, { status: 204 }) : Response.json(response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, sentence, fields, status, requestId } = error;
      return Response.json({ error: sentence, code, fields, requestId }, { status });
    }
  });
  return { ...api, requests, bodies };
}

export const makeThrower = (error: unknown) => () => {
  throw error;
};
