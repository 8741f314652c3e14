import { createPublicKey, type KeyObject } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import { ProviderUnreachableError } from "./identity.ts";

const PublishedKeys = z.record(z.string(), z.string());

/** The provider sends a max age with its keys; this is the default when it doesn't. */
const defaultFreshSeconds = 3_600;
const timeoutMs = 3_000;
/** After a failed attempt, the keys aren't fetched again for this long. */
const retryMs = 5_000;
/**
 * How long keys that could not be renewed stay valid, so that an outage of the provider signs nobody out. A key that
 * was revoked because it was stolen stays valid only while the list of keys can't be fetched.
 */
export const maxStaleMs = 24 * 60 * 60 * 1000;

interface KeyList {
  keys: ReadonlyMap<string, KeyObject>;
  freshUntil: number;
}

export type FindKey = (id: string) => Promise<KeyObject | undefined>;

/**
 * Returns the provider's public keys by id, and fetches them again once they have expired. A key that is already known
 * is returned without waiting for new ones.
 */
export function makeProviderKeys(
  url: string,
  clock: Clock,
  onFailure: (cause: unknown) => void,
): FindKey {
  let list: KeyList | undefined;
  let pendingRefresh: Promise<void> | undefined;
  let failure: { at: number; cause: unknown } | undefined;
  const now = () => clock().getTime();

  async function refresh(): Promise<void> {
    try {
      list = await fetchKeys(url, now());
      failure = undefined;
    } catch (cause) {
      failure = { at: now(), cause };
      onFailure(cause);
    }
  }

  function refreshOnce(): Promise<void> {
    if (failure && now() < failure.at + retryMs) return Promise.resolve();
    pendingRefresh ??= refresh().finally(() => {
      pendingRefresh = undefined;
    });
    return pendingRefresh;
  }

  return async (id) => {
    if (list && now() < list.freshUntil) return list.keys.get(id);
    const refreshed = refreshOnce();
    const known = list && now() < list.freshUntil + maxStaleMs ? list.keys.get(id) : undefined;
    if (known) return known;
    await refreshed;
    if (failure || !list)
      throw new ProviderUnreachableError("The identity provider's keys are out of reach", {
        cause: failure?.cause,
      });
    return list.keys.get(id);
  };
}

async function fetchKeys(url: string, now: number): Promise<KeyList> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const published = Object.entries(PublishedKeys.parse(await response.json()));
  const [, seconds = defaultFreshSeconds] =
    /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "") ?? [];
  return {
    keys: new Map(published.map(([id, pem]) => [id, createPublicKey(pem)])),
    freshUntil: now + Number(seconds) * 1000,
  };
}
