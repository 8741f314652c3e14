import { defaultLaunchSwitches, type LaunchSwitches } from "@boab/contracts/common/access";
import { useRouteLoaderData } from "react-router";

/** From the root loader. */
export const useLaunchSwitches = (): LaunchSwitches =>
  useRouteLoaderData<{ switches: LaunchSwitches }>("root")?.switches ?? defaultLaunchSwitches;
