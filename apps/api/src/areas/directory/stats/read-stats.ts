import type { CallResponse } from "@boab/contracts/common/call";
import type { readDirectoryStats as statsCall } from "@boab/contracts/directory/search";
import { countMembers } from "#areas/accounts/index.ts";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { DirectoryDeps } from "../deps.ts";
import { countPublicListings, sumViews } from "./stats.repository.ts";

type Stats = CallResponse<typeof statsCall>;
type Deps = Pick<DirectoryDeps, "db" | "clock" | "settings">;

const ttlMs = 60_000;

/** Returns real counts that are up to a minute old, plus the offsets that the owner has confirmed. */
export function makeReadStats({ db, clock, settings }: Deps): () => Promise<Stats> {
  const counts = makeTimedCache<Stats>({ clock, ttlMs, maxKeys: 1 });

  async function load(): Promise<Stats> {
    const [views, members, businesses] = await Promise.all([
      sumViews(db),
      countMembers({ db }),
      countPublicListings(db),
    ]);
    return { views, members, businesses };
  }

  return async () => {
    const [counted, { statsOffsets: added }] = await Promise.all([
      counts.get("all", load),
      settings.read(),
    ]);
    if (!added.confirmedByOwner) return counted;
    return {
      views: counted.views + added.views,
      members: Math.max(0, counted.members + added.members),
      businesses: Math.max(0, counted.businesses + added.businesses),
    };
  };
}
