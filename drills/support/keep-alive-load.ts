import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";

export interface LoadResult {
  answered: number;
  failures: string[];
}

/** Keeps `connections` keep-alive connections busy with GET requests until told to stop. */
export function startLoad(urls: string[], connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { answered: 0, failures: [] };
  let isRunning = true;

  const send = (url: string) =>
    new Promise<void>((resolve) => {
      // Each request comes from a different visitor: the drill is about stopping, not about rate
      // limits.
      const headers = {
        "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      };
      const outgoing = request(url, { agent, headers }, (response) => {
        response.resume();
        response.on("end", () => {
          if (response.statusCode === 200) result.answered++;
          else result.failures.push(`${url}: ${response.statusCode}`);
          resolve();
        });
        response.on("error", (error) => {
          result.failures.push(`${url}: ${error.message}`);
          resolve();
        });
      });
      outgoing.on("error", (error) => {
        result.failures.push(`${url}: ${error.message}`);
        resolve();
      });
      outgoing.setTimeout(20_000, () => outgoing.destroy(new Error("no answer in 20 s")));
      outgoing.end();
    });

  const visitors = Array.from({ length: connections }, async (_, index) => {
    for (let turn = index; isRunning; turn++) await send(urls[turn % urls.length] ?? "");
  });

  return {
    result,
    async stop(): Promise<LoadResult> {
      isRunning = false;
      await Promise.all(visitors);
      agent.destroy();
      return result;
    },
  };
}
