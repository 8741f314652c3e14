import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessRequest, AccessType } from "@boab/contracts/accounts/access-requests";
import { getKeys } from "@boab/contracts/common/keys";

export interface RequestFilters {
  status: AccessRequest["status"];
  type?: AccessType | undefined;
}

/** Open requests first, because that is the default view. */
export const requestStates = [
  { status: "open", label: "Waiting" },
  { status: "approved", label: "Approved" },
  { status: "declined", label: "Declined" },
] as const satisfies { status: AccessRequest["status"]; label: string }[];

export const requestTypes = getKeys(accessNames);

/** Ignores unknown values in the URL. */
export function readRequestFilters(params: URLSearchParams): RequestFilters {
  const status = requestStates.find((state) => state.status === params.get("status"))?.status;
  const type = requestTypes.find((known) => known === params.get("type"));
  return { status: status ?? "open", type };
}
