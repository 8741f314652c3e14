import type { Clock } from "../clock/clock.ts";

export interface TimedCache<Value> {
  /** The value of this key. Concurrent callers share one load per TTL. */
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** The cached value; undefined when there is none or it has expired. */
  peek(key: string): Promise<Value> | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

interface TimedCacheOptions {
  clock: Clock;
  ttlMs: number;
  /** Beyond this max, the key that was loaded longest ago is evicted. */
  maxKeys: number;
}

/**
 * Caches values in this process for a short time. A load that fails is not cached.
 *
 *     const totals = makeTimedCache<number>({ clock, ttlMs: 20_000, maxKeys: 1_000 });
 *     await totals.get("Beauty", () => countListings(db, search));
 */
export function makeTimedCache<Value>(options: TimedCacheOptions): TimedCache<Value> {
  const { clock, ttlMs, maxKeys } = options;
  // A Map remembers the order of insertion, so its first key is the oldest.
  const entries = new Map<string, Entry<Value>>();

  function store(key: string, value: Promise<Value>): Promise<Value> {
    const entry = { value, until: clock().getTime() + ttlMs };
    entries.delete(key);
    entries.set(key, entry);
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const oldest = entries.keys().next();
    if (entries.size > maxKeys && !oldest.done) entries.delete(oldest.value);
    return value;
  }

  function peek(key: string): Promise<Value> | undefined {
    const entry = entries.get(key);
    return entry && clock().getTime() < entry.until ? entry.value : undefined;
  }

  return {
    get: (key, load) => peek(key) ?? store(key, load()),
    peek,
    set: (key, value) => void store(key, Promise.resolve(value)),
    delete: (key) => void entries.delete(key),
  };
}
