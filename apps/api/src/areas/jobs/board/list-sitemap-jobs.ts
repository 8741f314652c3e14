import { maxSitemapPartSize, sitemapPartSize } from "@boab/contracts/directory/sitemap";
import type { JobSitemapPart } from "@boab/contracts/jobs/board";
import type { JobsDeps } from "../deps.ts";
import { listListedJobs, listPartStarts } from "./board.repository.ts";

type Deps = Pick<JobsDeps, "db" | "clock">;

/** Every open job is in exactly one part. */
export async function listJobSitemapParts({ db }: Pick<Deps, "db">, size = sitemapPartSize) {
  const starts = await listPartStarts(db, size);
  const data: JobSitemapPart[] = starts.map((from, index) => ({
    from,
    before: starts[index + 1] ?? null,
  }));
  return { data };
}

export async function listJobSitemapPart(
  { db, clock }: Deps,
  { from, before }: { from: string; before?: string | undefined },
  limit = maxSitemapPartSize,
) {
  return { data: await listListedJobs(db, { from, before, limit }, clock()) };
}
