import {
  markEnquiryDone as doneCall,
  listEnquiries as listCall,
  reopenEnquiry as reopenCall,
} from "@boab/contracts/outreach/enquiries";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachParts } from "../parts.ts";
import { markEnquiryDone, reopenEnquiry } from "./handle-enquiry.ts";
import { listEnquiries } from "./list-enquiries.ts";

export const inboxRoutes = (parts: OutreachParts): Route[] => [
  route(listCall, { access: staff }, ({ query }) => listEnquiries(parts, query)),
  route(doneCall, { access: staff }, ({ member, params, origin }) =>
    markEnquiryDone(parts, member(), params.id, origin),
  ),
  route(reopenCall, { access: staff }, ({ member, params, origin }) =>
    reopenEnquiry(parts, member(), params.id, origin),
  ),
];
