import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import {
  type ApplicationRow,
  ApplicationStatus,
  listApplications,
  readApplication,
} from "@boab/contracts/jobs/applications";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";

/** Not theirs is not there. */
async function orNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404].includes(error.status))
      throw redirect(pageNotFoundPath);
    throw error;
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
  const { rows, hasMore, first } = await orNotFound(
    readRows(wanted, 50, (page) =>
      client.call(listApplications, {
        query: { businessId: business.id, ...(status && { status }), ...page },
      }),
    ),
  );
  return {
    slug: business.slug,
    businessName: business.businessName,
    rows: rows as ApplicationRow[],
    hasMore,
    newCount: first.newCount,
    status: status ?? "",
  };
}

export const loadApplication = (request: Request, id: string) =>
  orNotFound(api(request).call(readApplication, { params: { id } }));
