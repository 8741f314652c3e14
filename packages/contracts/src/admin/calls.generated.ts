// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as audit from "./audit.ts";
import type * as settingCalls from "./setting-calls.ts";
import type * as users from "./users.ts";

export const listAudit: BrowserCall<typeof audit.listAudit> = { method: "GET", path: "/admin/audit" };
export const changeSetting: BrowserCall<typeof settingCalls.changeSetting> = { method: "PUT", path: "/admin/settings/:key" };
export const listSettings: BrowserCall<typeof settingCalls.listSettings> = { method: "GET", path: "/admin/settings" };
export const readPublicSettings: BrowserCall<typeof settingCalls.readPublicSettings> = { method: "GET", path: "/app/settings/public" };
export const readSettingHistory: BrowserCall<typeof settingCalls.readSettingHistory> = { method: "GET", path: "/admin/settings/:key/history" };
export const listUsers: BrowserCall<typeof users.listUsers> = { method: "GET", path: "/admin/users" };
