import {
  changeSetting as changeCall,
  readSettingHistory as historyCall,
  listSettings as listCall,
  readPublicSettings as publicCall,
} from "@boab/contracts/admin/setting-calls";
import { anyone, fullAdmin, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AdminDeps } from "../deps.ts";
import { changeSetting } from "./change-setting.ts";
import { listSettings, readPublicSettings, readSettingHistory } from "./read-settings.ts";

export const settingRoutes = (deps: AdminDeps): Route[] => [
  route(publicCall, { access: anyone, cacheSeconds: 30 }, () => readPublicSettings(deps)),
  route(listCall, { access: staff }, () => listSettings(deps)),
  route(changeCall, { access: fullAdmin }, ({ member, params, body, origin }) =>
    changeSetting(deps, member(), params.key, body, origin),
  ),
  route(historyCall, { access: staff }, ({ params, query }) =>
    readSettingHistory(deps, params.key, query),
  ),
];
