import {
  type AuditLine,
  type AuditFilters as Filters,
  listAudit,
} from "@boab/contracts/admin/audit";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { getSydneyDayStart } from "./sydney-day.ts";

export interface AuditSearchResult {
  list: LoadedList<AuditLine>;
  /** One message per invalid filter. */
  problems: Record<string, string>;
}

/** Views of pages and documents outnumber changes, so they are only shown on request. */
const parseKind = (act: string | undefined, show: string | undefined): Filters["kind"] => {
  if (act || show === "all") return undefined;
  return show === "reads" ? "reads" : "changes";
};

/** Invalid filters are reported next to their fields. */
export async function findAuditLines(
  request: Request,
  params: URLSearchParams,
): Promise<AuditSearchResult> {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const filters = {
    q: text("q"),
    actor: text("actor"),
    act: text("act"),
    kind: parseKind(text("act"), text("show")),
    objectId: text("objectId"),
    from: getSydneyDayStart(params.get("from")),
    // `to` includes the whole last day.
    to: getSydneyDayStart(params.get("to"), 1),
  };
  try {
    const { list } = await loadList(
      (page) => api(request).call(listAudit, { query: { ...filters, ...page } }),
      params,
    );
    return { list, problems: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "bad_request") throw error;
    const fields = Object.keys(error.fields).length > 0 ? error.fields : { q: error.sentence };
    return { list: emptyList, problems: fields };
  }
}
