import type { LaunchArea } from "@boab/contracts/common/access";

export const openingLabel = "Tell me when it opens";

/** The page where people subscribe to an email for when an area opens. */
export const openingPath = (area: LaunchArea): string => `/opening/${area}`;
