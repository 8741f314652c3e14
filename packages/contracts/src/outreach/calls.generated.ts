// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as enquiries from "./enquiries.ts";
import type * as issues from "./issues.ts";
import type * as launchReminders from "./launch-reminders.ts";
import type * as newsletter from "./newsletter.ts";
import type * as unsubscriptions from "./unsubscriptions.ts";

export const createEnquiry: BrowserCall<typeof enquiries.createEnquiry> = { method: "POST", path: "/app/enquiries" };
export const listEnquiries: BrowserCall<typeof enquiries.listEnquiries> = { method: "GET", path: "/admin/enquiries" };
export const markEnquiryDone: BrowserCall<typeof enquiries.markEnquiryDone> = { method: "POST", path: "/admin/enquiries/:id/done" };
export const reopenEnquiry: BrowserCall<typeof enquiries.reopenEnquiry> = { method: "POST", path: "/admin/enquiries/:id/reopen" };
export const createIssue: BrowserCall<typeof issues.createIssue> = { method: "POST", path: "/admin/newsletter/issues" };
export const deleteIssue: BrowserCall<typeof issues.deleteIssue> = { method: "DELETE", path: "/admin/newsletter/issues/:id" };
export const listIssues: BrowserCall<typeof issues.listIssues> = { method: "GET", path: "/admin/newsletter/issues" };
export const pauseIssue: BrowserCall<typeof issues.pauseIssue> = { method: "POST", path: "/admin/newsletter/issues/:id/pause" };
export const readIssue: BrowserCall<typeof issues.readIssue> = { method: "GET", path: "/admin/newsletter/issues/:id" };
export const resumeIssue: BrowserCall<typeof issues.resumeIssue> = { method: "POST", path: "/admin/newsletter/issues/:id/resume" };
export const sendIssue: BrowserCall<typeof issues.sendIssue> = { method: "POST", path: "/admin/newsletter/issues/:id/send" };
export const testIssue: BrowserCall<typeof issues.testIssue> = { method: "POST", path: "/admin/newsletter/issues/:id/test" };
export const updateIssue: BrowserCall<typeof issues.updateIssue> = { method: "PUT", path: "/admin/newsletter/issues/:id" };
export const confirmLaunchReminder: BrowserCall<typeof launchReminders.confirmLaunchReminder> = { method: "POST", path: "/launch-reminders/confirmations" };
export const requestLaunchReminder: BrowserCall<typeof launchReminders.requestLaunchReminder> = { method: "POST", path: "/launch-reminders" };
export const confirmSubscription: BrowserCall<typeof newsletter.confirmSubscription> = { method: "POST", path: "/newsletter/confirmations" };
export const subscribe: BrowserCall<typeof newsletter.subscribe> = { method: "POST", path: "/newsletter/subscribers" };
export const unsubscribe: BrowserCall<typeof newsletter.unsubscribe> = { method: "POST", path: "/newsletter/unsubscriptions" };
export const unsubscribeFromTopic: BrowserCall<typeof unsubscriptions.unsubscribeFromTopic> = { method: "POST", path: "/emails/unsubscriptions" };
