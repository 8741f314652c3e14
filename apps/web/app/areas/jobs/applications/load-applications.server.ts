import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import {
  ApplicationStatus,
  listApplications,
  readApplication,
} from "@boab/contracts/jobs/applications";
import { type AccessReason, accessReasons } from "@boab/contracts/jobs/limits";
import { redirect } from "react-router";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { applicationsPath } from "../paths.ts";

/** Returns the reason an admin chose, if any. */
export const readAccessReason = (params: URLSearchParams): AccessReason | undefined =>
  accessReasons.find((one) => one === params.get("why"));

const needsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "reason_needed";

/** Applications of other businesses lead to page not found. */
async function redirectIfNotFound<Value>(read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404].includes(error.status))
      throw redirect(pageNotFoundPath);
    throw toBoundaryError(error);
  }
}

export async function loadApplications(request: Request, slug: string, params: URLSearchParams) {
  if (!BusinessKey.safeParse(slug).success) throw redirect(pageNotFoundPath);
  const client = api(request);
  const business = await redirectIfNotFound(
    client.call(readBusinessForEditing, { params: { id: slug } }),
  );
  const status = ApplicationStatus.safeParse(params.get("status")).data;
  const why = readAccessReason(params);
  const shared = { slug: business.slug, businessName: business.businessName };
  const found = await redirectIfNotFound(
    loadList(
      (pageQuery) =>
        client.call(listApplications, {
          query: {
            businessId: business.id,
            ...(status && { status }),
            ...(why && { why }),
            ...pageQuery,
          },
        }),
      params,
    ).catch((error: unknown) => {
      if (needsReason(error)) return null;
      throw error;
    }),
  );
  if (!found) return { ...shared, kind: "ask" as const };
  return {
    ...shared,
    kind: "list" as const,
    list: found.list,
    newCount: found.page.newCount,
    status: status ?? "",
    why,
  };
}

/** Loads one application. An admin without a reason is redirected to the list, which asks for it. */
export async function loadApplication(
  request: Request,
  { slug, id }: { slug: string; id: string },
  params: URLSearchParams,
) {
  const why = readAccessReason(params);
  const read = api(request).call(readApplication, { params: { id }, query: why ? { why } : {} });
  const application = await redirectIfNotFound(
    read.catch((error: unknown) => {
      throw needsReason(error) ? redirect(applicationsPath(slug)) : error;
    }),
  );
  return { application, why };
}
