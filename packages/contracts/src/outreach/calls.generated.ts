// Written by `npm run calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as enquiries from "./enquiries.ts";
import type * as newsletter from "./newsletter.ts";

export const createEnquiry: BrowserCall<typeof enquiries.createEnquiry> = { method: "POST", path: "/app/enquiries" };
export const listEnquiries: BrowserCall<typeof enquiries.listEnquiries> = { method: "GET", path: "/admin/enquiries" };
export const markEnquiryDone: BrowserCall<typeof enquiries.markEnquiryDone> = { method: "POST", path: "/admin/enquiries/:id/done" };
export const reopenEnquiry: BrowserCall<typeof enquiries.reopenEnquiry> = { method: "POST", path: "/admin/enquiries/:id/reopen" };
export const confirmSubscription: BrowserCall<typeof newsletter.confirmSubscription> = { method: "POST", path: "/newsletter/confirmations" };
export const subscribe: BrowserCall<typeof newsletter.subscribe> = { method: "POST", path: "/newsletter/subscribers" };
export const unsubscribe: BrowserCall<typeof newsletter.unsubscribe> = { method: "POST", path: "/newsletter/unsubscriptions" };
