import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import {
  type ApplicationRow,
  ApplicationStatus,
  listApplications,
  readApplication,
} from "@boab/contracts/jobs/applications";
import { type ReadReason, readReasons } from "@boab/contracts/jobs/limits";
import { redirect } from "react-router";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { applicationsPath } from "../paths.ts";

/** What an admin chose, or nothing. */
export const reasonIn = (params: URLSearchParams): ReadReason | undefined =>
  readReasons.find((one) => one === params.get("why"));

const needsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "reason_needed";

/** Not theirs is not there. */
async function orNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404].includes(error.status))
      throw redirect(pageNotFoundPath);
    throw forBoundary(error);
  }
}

export async function loadApplications(
  request: Request,
  slug: string,
  params: URLSearchParams,
  wanted: number,
) {
  if (!BusinessKey.safeParse(slug).success) throw redirect(pageNotFoundPath);
  const client = api(request);
  const business = await orNotFound(client.call(readBusinessForEditing, { params: { id: slug } }));
  const status = ApplicationStatus.safeParse(params.get("status")).data;
  const why = reasonIn(params);
  const shared = { slug: business.slug, businessName: business.businessName };
  const page = await orNotFound(
    readRows(wanted, 50, (part) =>
      client.call(listApplications, {
        query: { businessId: business.id, ...(status && { status }), ...(why && { why }), ...part },
      }),
    ).catch((error: unknown) => {
      if (needsReason(error)) return null;
      throw error;
    }),
  );
  if (!page) return { ...shared, kind: "ask" as const };
  return {
    ...shared,
    kind: "list" as const,
    rows: page.rows as ApplicationRow[],
    hasMore: page.hasMore,
    newCount: page.first.newCount,
    status: status ?? "",
    why,
  };
}

/** An admin who has not said why is asked on the page of all applications. */
export async function loadApplication(
  request: Request,
  { slug, id }: { slug: string; id: string },
  params: URLSearchParams,
) {
  const why = reasonIn(params);
  const read = api(request).call(readApplication, { params: { id }, query: why ? { why } : {} });
  const application = await orNotFound(
    read.catch((error: unknown) => {
      throw needsReason(error) ? redirect(applicationsPath(slug)) : error;
    }),
  );
  return { application, why };
}
