import type { CallResponse } from "@boab/contracts/common/call";
import type { readDirectoryStats as statsCall } from "@boab/contracts/directory/search";
import { countMembers } from "#areas/accounts/index.ts";
import type { DirectoryDeps } from "../deps.ts";
import { countPublicListings, sumViews } from "./stats.repository.ts";

type Stats = CallResponse<typeof statsCall>;
type Deps = Pick<DirectoryDeps, "db" | "clock" | "settings">;

const keepMs = 60_000;

/** Real counts, at most a minute old, plus what the owner adds once confirmed. */
export function makeReadStats({ db, clock, settings }: Deps): () => Promise<Stats> {
  let kept: { counts: Promise<Stats>; until: number } | undefined;

  async function load(): Promise<Stats> {
    const [views, members, businesses] = await Promise.all([
      sumViews(db),
      countMembers({ db }),
      countPublicListings(db),
    ]);
    return { views, members, businesses };
  }

  function readCounts(): Promise<Stats> {
    const now = clock().getTime();
    if (kept && now < kept.until) return kept.counts;
    const fresh = { counts: load(), until: now + keepMs };
    kept = fresh;
    // A failed read must not be cached.
    fresh.counts.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.counts;
  }

  return async () => {
    const [counts, { statsOffsets: added }] = await Promise.all([readCounts(), settings.read()]);
    if (!added.confirmedByOwner) return counts;
    return {
      views: counts.views + added.views,
      members: Math.max(0, counts.members + added.members),
      businesses: Math.max(0, counts.businesses + added.businesses),
    };
  };
}
