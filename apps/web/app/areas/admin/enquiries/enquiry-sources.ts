import type { Enquiry } from "@boab/contracts/outreach/enquiries";

/** Staff see these labels. */
export const enquirySources: Record<Enquiry["source"], string> = {
  contact: "Contact page",
  marketplace: "Marketplace launch",
};
