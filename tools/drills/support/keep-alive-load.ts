import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { makeRandomIp } from "./attack.ts";

export interface LoadResult {
  answered: number;
  failures: string[];
}

export interface Visit {
  url: string;
  cookie?: string;
  /** What it must answer; 200 unless said. */
  status?: number;
}

/**
 * Keeps `connections` keep-alive connections busy with GET requests until told to stop, each with a pause after every
 * answer.
 */
export function startLoad(visits: Visit[], connections: number, pauseMs = 0) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { answered: 0, failures: [] };
  let isRunning = true;

  const send = ({ url, cookie, status = 200 }: Visit) =>
    new Promise<void>((resolve) => {
      const headers = { "x-forwarded-for": makeRandomIp(), ...(cookie && { cookie }) };
      const outgoing = request(url, { agent, headers }, (response) => {
        response.resume();
        response.on("end", () => {
          if (response.statusCode === status) result.answered++;
          else result.failures.push(`${url}: ${response.statusCode} instead of ${status}`);
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
    for (let turn = index; isRunning; turn++) {
      const visit = visits[turn % visits.length];
      if (visit) await send(visit);
      if (pauseMs > 0) await sleep(pauseMs);
    }
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
