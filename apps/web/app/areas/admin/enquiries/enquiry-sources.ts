import type { Enquiry } from "@boab/contracts/outreach/enquiries";

/** Labels for staff. */
export const enquirySources: Record<Enquiry["source"], string> = {
  contact: "Contact page",
  marketplace: "Marketplace launch",
};
