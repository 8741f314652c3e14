import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Logger } from "#platform/log/log.ts";
import { type Fetch, fetchFile } from "#platform/outside/fetch-file.ts";
import { buildLookUpUrl, type FoundVideo } from "./provider.rules.ts";
import { readProviderResponse } from "./read-answer.ts";

/**
 * Asks the provider about a video: undefined when it has no such video or couldn't be asked. A creator then types the
 * title and the channel.
 */
export type LookUpVideo = (vidId: string) => Promise<FoundVideo | undefined>;

const timeoutMs = 3_000;
/** An answer with a long description has some 10 kB. */
const maxBytes = 256 * 1024;
const ttlMs = 24 * 60 * 60 * 1000;

interface LookUpOptions {
  fetch: Fetch;
  clock: Clock;
  /** The key of the provider's API; without one, its public embed endpoint is asked. */
  apiKey: string | undefined;
  /** Gets the kind of error, never the URL, because that contains the key. */
  log: Pick<Logger, "warn">;
}

/** Only found videos are cached, because a missing one may be there in a minute. */
export function makeLookUp({ fetch, clock, apiKey, log }: LookUpOptions): LookUpVideo {
  const cache = makeTimedCache<FoundVideo>({ clock, ttlMs, maxKeys: 2_000 });

  async function ask(vidId: string): Promise<FoundVideo> {
    const lookUpUrl = buildLookUpUrl(vidId, apiKey);
    const file = await fetchFile(fetch, lookUpUrl.href, {
      isAllowed: ({ origin }) => origin === lookUpUrl.origin,
      acceptedTypes: ["application/json"],
      maxBytes,
      timeoutMs,
    });
    const found = file && readProviderResponse(file.bytes.toString("utf8"), apiKey !== undefined);
    if (!found) throw new Error("no such video");
    return found;
  }

  return async (vidId) => {
    try {
      return await cache.get(vidId, () => ask(vidId));
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "video lookup failed");
      return undefined;
    }
  };
}
