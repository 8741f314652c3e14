import type { EnquiryBody } from "@boab/contracts/outreach/enquiries";

export type EnquirySource = NonNullable<EnquiryBody["source"]>;

/** Missing fields become empty strings, so that the API's response can say what is missing. */
export function enquiryBody(values: Record<string, string>): EnquiryBody {
  return {
    name: values.name ?? "",
    email: (values.email ?? "").trim(),
    message: values.message ?? "",
    source: values.source === "marketplace" ? "marketplace" : "contact",
    ...(values.business !== undefined && { business: values.business }),
    ...(values.website !== undefined && { website: values.website }),
  };
}
