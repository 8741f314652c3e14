import { Phone } from "@boab/contracts/common/fields";
import { createBusiness, proposeSlug } from "@boab/contracts/directory/businesses";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { makeFieldRefusal, readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { isCompletePhone } from "#lib/format/phone.server.ts";
import { basicInfoCopy } from "../basic-info/copy.ts";
import { listingPath } from "../listing-card.ts";
import { listingWizardCopy } from "./copy.ts";

/** Creates a hidden listing and redirects to its page. */
export async function createListing(request: Request) {
  const typed = await readFormValues(request);
  const values = { ...typed, slug: typed.slug ?? (await suggestSlug(request, typed)) };
  const { phone = "", phoneQuestioned } = typed;
  if (phone !== phoneQuestioned && Phone.safeParse(phone).success && !isCompletePhone(phone))
    return makeFieldRefusal({ phone: basicInfoCopy.phoneIncomplete }, values);
  const result = await runFormCall(() => create(request, values), values);
  if (!result.data.ok) return result;
  const { slug } = result.data.response;
  throw redirect(slug ? listingPath(slug) : "/directory/listings");
}

async function create(request: Request, values: Record<string, string>) {
  try {
    return await api(request).call(createBusiness, { body: parseFormBody(createBusiness, values) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    throw new ApiError({ ...error.problem, sentence: listingWizardCopy.wizardFailed }, error);
  }
}

/** Suggests a slug for browsers without JavaScript, which got no suggestion while typing. */
async function suggestSlug(request: Request, typed: Record<string, string>): Promise<string> {
  const { businessName, suburb } = typed;
  if (businessName === undefined) return "";
  const query = { name: businessName.slice(0, 80), ...(suburb && { suburb: suburb.slice(0, 80) }) };
  return api(request)
    .call(proposeSlug, { query })
    .then(
      ({ slug }) => slug,
      () => "",
    );
}
