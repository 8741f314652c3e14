import {
  readBookingSettings,
  readPublicSettings as readPublicSettingsCall,
  saveBookingSettings as saveBookingSettingsCall,
} from "@boab/contracts/bookings/settings";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { readPublicSettings, readSettings } from "./read-settings.ts";
import { saveBookingSettings } from "./save-settings.ts";

export const settingsRoutes = (deps: BookingsDeps): Route[] => [
  route(readPublicSettingsCall, { access: anyone }, ({ actor, params }) =>
    readPublicSettings(deps, actor, params.id),
  ),
  route(readBookingSettings, { access: signedIn }, ({ member, params, origin }) =>
    readSettings(deps, member(), params.id, origin),
  ),
  route(saveBookingSettingsCall, { access: signedIn }, ({ member, params, body, origin }) =>
    saveBookingSettings(deps, member(), params.id, body, origin),
  ),
];
