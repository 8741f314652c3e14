// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as appeals from "./appeals.ts";
import type * as cases from "./cases.ts";

export const appealDecision: BrowserCall<typeof appeals.appealDecision> = { method: "POST", path: "/moderation/decisions/:id/appeals" };
export const readDecision: BrowserCall<typeof appeals.readDecision> = { method: "GET", path: "/moderation/decisions/:id" };
export const decideAppeal: BrowserCall<typeof cases.decideAppeal> = { method: "POST", path: "/admin/moderation/:id/appeal" };
export const decideCase: BrowserCall<typeof cases.decideCase> = { method: "POST", path: "/admin/moderation/:id/decisions" };
export const listCases: BrowserCall<typeof cases.listCases> = { method: "GET", path: "/admin/moderation" };
export const readCase: BrowserCall<typeof cases.readCase> = { method: "GET", path: "/admin/moderation/:id" };
export const reopenCase: BrowserCall<typeof cases.reopenCase> = { method: "POST", path: "/admin/moderation/:id/reopen" };
