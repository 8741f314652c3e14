import type { JobPage } from "@boab/contracts/jobs/board";
import { toJobCard } from "../../../apps/api/src/areas/jobs/postings/job-fields.rules.ts";
import type { JobCardRow } from "../../../apps/api/src/areas/jobs/postings/postings.repository.ts";
import { cutPage } from "../../../apps/api/src/platform/http/page.ts";

const pageSize = 24;

/** The page of jobs, shaped as our API does; what the API keeps for a while is as recorded. */
export function shapeJobPage(results: Record<string, unknown>[][], recorded: unknown): unknown {
  const { total, open, facets } = recorded as JobPage;
  const found = (results.findLast(([first]) => first?.exactPosting !== undefined) ??
    []) as unknown as JobCardRow[];
  const rows = found.filter(({ id }) => id !== null);
  const positioned = rows.map((row) => ({ ...row, position: [row.exactPosting, row.id] }));
  const { shown, nextCursor } = cutPage(positioned, pageSize);
  return { data: shown.map(toJobCard), nextCursor, total, open, facets };
}
