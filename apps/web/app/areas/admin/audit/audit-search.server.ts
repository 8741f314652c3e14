import {
  type AuditLine,
  type AuditFilters as Filters,
  listAudit,
} from "@boab/contracts/admin/audit";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { sydneyDayStart } from "./sydney-day.ts";

export interface AuditFound {
  rows: AuditLine[];
  hasMore: boolean;
  /** One message per invalid filter. */
  problems: Record<string, string>;
}

/** Views of pages and documents would drown what was changed, so they are shown on request only. */
const kindOf = (act: string | undefined, show: string | undefined): Filters["kind"] => {
  if (act || show === "all") return undefined;
  return show === "reads" ? "reads" : "changes";
};

/** Invalid filters are reported next to their fields. */
export async function findAudit(request: Request, params: URLSearchParams): Promise<AuditFound> {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const filters = {
    q: text("q"),
    actor: text("actor"),
    act: text("act"),
    kind: kindOf(text("act"), text("show")),
    objectId: text("objectId"),
    from: sydneyDayStart(params.get("from")),
    // `to` includes the whole last day.
    to: sydneyDayStart(params.get("to"), 1),
  };
  try {
    const { rows, hasMore } = await readRows(shownRows(params), 100, (page) =>
      api(request).call(listAudit, { query: { ...filters, ...page } }),
    );
    return { rows, hasMore, problems: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bad_request") throw error;
    const fields = Object.keys(error.fields).length > 0 ? error.fields : { q: error.sentence };
    return { rows: [], hasMore: false, problems: fields };
  }
}
