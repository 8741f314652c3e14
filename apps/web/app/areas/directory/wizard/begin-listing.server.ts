import { createBusiness, proposeSlug } from "@boab/contracts/directory/businesses";
import { directoryTexts } from "@boab/contracts/directory/texts";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { listingPath } from "../listing-card.ts";

/** Creates a hidden listing and redirects to its page. */
export async function beginListing(request: Request) {
  const typed = await formValues(request);
  const values = { ...typed, slug: typed.slug ?? (await proposed(request, typed.businessName)) };
  const result = await formResult(() => create(request, values), values);
  if (!result.data.ok) return result;
  const { slug } = result.data.response;
  throw redirect(slug ? listingPath(slug) : "/directory/listings");
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
async function proposed(request: Request, name: string | undefined): Promise<string> {
  if (name === undefined) return "";
  const query = { name: name.slice(0, 80) };
  return api(request)
    .call(proposeSlug, { query })
    .then(
      ({ slug }) => slug,
      () => "",
    );
}
