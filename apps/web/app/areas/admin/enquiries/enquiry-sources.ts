import type { Enquiry } from "@boab/contracts/outreach/enquiries";

/** Where a message was written, as staff read it. */
export const enquirySources: Record<Enquiry["source"], string> = {
  contact: "Contact page",
  marketplace: "Marketplace launch",
};
