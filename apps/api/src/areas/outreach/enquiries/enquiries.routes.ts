import { createEnquiry as createEnquiryCall } from "@boab/contracts/outreach/enquiries";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import { createEnquiry } from "./create-enquiry.ts";

export const enquiryRoutes = (deps: OutreachDeps): Route[] => [
  route(createEnquiryCall, { access: anyone, limit: { points: 5, seconds: 3600 } }, ({ body }) =>
    createEnquiry(deps, body),
  ),
];
