import type { EnquiryBody } from "@boab/contracts/outreach/enquiries";

export type EnquirySource = NonNullable<EnquiryBody["source"]>;

/** The posted fields as the call takes them. What is missing goes as an empty text, so that the
 * answer can say in words what is missing. */
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
