import { launchAreaKeys } from "@boab/contracts/common/access";
import { z } from "zod";
import { defineEvent } from "../events/events.ts";

/**
 * An admin opened an area to the public. The event is defined here beside the settings, because the area that stores
 * them and those that wait for the event must not import each other.
 */
export const areaOpened = defineEvent(
  "admin.area-opened",
  z.strictObject({ area: z.enum(launchAreaKeys) }),
);
