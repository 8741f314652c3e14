import { defaultLaunchSwitches, type LaunchSwitches } from "@boab/contracts/common/access";
import { useRouteLoaderData } from "react-router";

/** The owner's switches, as the root loader read them. */
export const useLaunchSwitches = (): LaunchSwitches =>
  useRouteLoaderData<{ switches: LaunchSwitches }>("root")?.switches ?? defaultLaunchSwitches;
