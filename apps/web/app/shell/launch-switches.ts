import { defaultLaunchSwitches, type LaunchSwitches } from "@boab/contracts/common/access";
import { useRouteLoaderData } from "react-router";

/** Reads the switches that the root loader returned. */
export const useLaunchSwitches = (): LaunchSwitches =>
  useRouteLoaderData<{ switches: LaunchSwitches }>("root")?.switches ?? defaultLaunchSwitches;
