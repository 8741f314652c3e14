import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import { type Fetch, fetchFile } from "#platform/outside/fetch-file.ts";
import { addressOf, type FoundVideo } from "./provider.rules.ts";
import { readAnswer } from "./read-answer.ts";

/**
 * Asks the provider about a video: undefined when it has no such video or couldn't be asked. A creator then types the
 * title and the channel.
 */
export type LookUp = (vidId: string) => Promise<FoundVideo | undefined>;

const timeoutMs = 3_000;
/** An answer with a long description has some 10 kB. */
const maxBytes = 256 * 1024;
const keepMs = 24 * 60 * 60 * 1000;

interface LookUpOptions {
  fetch: Fetch;
  clock: Clock;
  /** Of the provider's API; without one, its public page for embedding is asked. */
  apiKey: string | undefined;
  /** Called with what went wrong, which never contains the address: that has the key in it. */
  warn: (reason: string) => void;
}

/** Only found videos are remembered: what is missing now may be there in a minute. */
export function makeLookUp({ fetch, clock, apiKey, warn }: LookUpOptions): LookUp {
  const cache = makeTimedCache<FoundVideo>({ clock, keepMs, mostKeys: 2_000 });

  async function ask(vidId: string): Promise<FoundVideo> {
    const address = addressOf(vidId, apiKey);
    const file = await fetchFile(fetch, address.href, {
      isAllowed: ({ origin }) => origin === address.origin,
      acceptedTypes: ["application/json"],
      maxBytes,
      timeoutMs,
    });
    const found = file && readAnswer(file.bytes.toString("utf8"), apiKey !== undefined);
    if (!found) throw new Error("no such video");
    return found;
  }

  return async (vidId) => {
    try {
      return await cache.get(vidId, () => ask(vidId));
    } catch (error) {
      warn(error instanceof Error ? error.name : "unknown");
      return undefined;
    }
  };
}
