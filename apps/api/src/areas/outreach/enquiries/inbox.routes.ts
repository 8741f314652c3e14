import {
  markEnquiryDone as doneCall,
  listEnquiries as listCall,
  reopenEnquiry as reopenCall,
} from "@boab/contracts/outreach/enquiries";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import { markEnquiryDone, reopenEnquiry } from "./handle-enquiry.ts";
import { listEnquiries } from "./list-enquiries.ts";

export const inboxRoutes = (deps: OutreachDeps): Route[] => [
  route(
    listCall,
    { access: staff, staffRead: { act: "list enquiries", objectType: "enquiry" } },
    ({ query }) => listEnquiries(deps, query),
  ),
  route(doneCall, { access: staff }, ({ member, params, origin }) =>
    markEnquiryDone(deps, member(), params.id, origin),
  ),
  route(reopenCall, { access: staff }, ({ member, params, origin }) =>
    reopenEnquiry(deps, member(), params.id, origin),
  ),
];
