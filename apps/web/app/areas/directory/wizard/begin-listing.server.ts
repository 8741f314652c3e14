import { Phone } from "@boab/contracts/common/fields";
import { createBusiness, proposeSlug } from "@boab/contracts/directory/businesses";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { directoryTexts } from "@boab/contracts/directory/texts";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import type { FormFailure } from "#lib/api/form.ts";
import { isCompletePhone } from "#lib/format/phone.server.ts";
import { listingPath } from "../listing-card.ts";

/** Creates a hidden listing and redirects to its page. */
export async function beginListing(request: Request) {
  const typed = await formValues(request);
  const values = { ...typed, slug: typed.slug ?? (await proposed(request, typed)) };
  const { phone = "", phoneQuestioned } = typed;
  if (phone !== phoneQuestioned && Phone.safeParse(phone).success && !isCompletePhone(phone))
    return refused({ phone: listingTexts.phoneIncomplete }, values);
  const result = await formResult(() => create(request, values), values);
  if (!result.data.ok) return result;
  const { slug } = result.data.response;
  throw redirect(slug ? listingPath(slug) : "/directory/listings");
}

function refused(fields: Record<string, string>, values: Record<string, string>) {
  const error = Object.values(fields).join(" ");
  const failure: FormFailure = { ok: false, code: "bad_request", error, fields, values };
  return data(failure, { status: 400 });
}

async function create(request: Request, values: Record<string, string>) {
  const { businessName = "", slug = "", phone = "", email = "", description = "" } = values;
  const category = (values.category ?? "") as "Services";
  const body = { businessName, slug, category, phone, email, description };
  try {
    return await api(request).call(createBusiness, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error;
    throw new ApiError({ ...error.problem, sentence: directoryTexts.wizardFailed }, error);
  }
}

/** For browsers without JavaScript, where no slug was suggested while typing. */
async function proposed(request: Request, typed: Record<string, string>): Promise<string> {
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
