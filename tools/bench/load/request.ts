import { Agent, request } from "node:http";

/**
 * Each visitor has a different address, as behind the proxy: each is counted, none hits a limit.
 */
const makeVisitorIp = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

export interface LoadRequest {
  url: string;
  /** Of whoever is signed in. */
  cookie?: string | undefined;
  /** Posted as JSON. */
  body?: unknown;
}

/** A browser says that a form was sent from our own page; the API refuses others. */
const postHeaders = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

/** The method and headers of a request, for whichever client sends it. */
export const buildRequestOptions = (
  { cookie, body }: Omit<LoadRequest, "url">,
  visitor: number,
) => ({
  method: body === undefined ? "GET" : "POST",
  headers: {
    "x-forwarded-for": makeVisitorIp(visitor),
    ...(cookie && { cookie }),
    ...(body !== undefined && postHeaders),
  },
});

const send = (agent: Agent, { url, ...asked }: LoadRequest, visitor: number) =>
  new Promise<void>((resolve, reject) => {
    const { method, headers } = buildRequestOptions(asked, visitor);
    const outgoing = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve();
        else reject(new Error(`${url} was answered with ${response.statusCode}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(asked.body === undefined ? undefined : JSON.stringify(asked.body));
  });

/** Keeps this many connections busy for this long; returns the milliseconds of every response. */
export async function requestAll(
  requests: LoadRequest[],
  connections: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latenciesMs: number[] = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const number = turn++;
      const startedAt = performance.now();
      await send(agent, requests[number % requests.length] ?? { url: "" }, number);
      latenciesMs.push(performance.now() - startedAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, visit));
  } finally {
    agent.destroy();
  }
  return latenciesMs;
}
