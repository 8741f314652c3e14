import { accessNames } from "@boab/contracts/accounts/access-grants";
import type { AccessRequest, AccessType } from "@boab/contracts/accounts/access-requests";

export interface RequestFilters {
  status: AccessRequest["status"];
  type?: AccessType | undefined;
}

/** Those who wait come first: they are what the page opens with. */
export const requestStates = [
  { status: "open", label: "Waiting" },
  { status: "approved", label: "Approved" },
  { status: "declined", label: "Declined" },
] as const satisfies { status: AccessRequest["status"]; label: string }[];

export const requestTypes = Object.keys(accessNames) as AccessType[];

/** Reads the address; what it does not know is left out. */
export function readRequestFilters(params: URLSearchParams): RequestFilters {
  const status = requestStates.find((state) => state.status === params.get("status"))?.status;
  const type = requestTypes.find((known) => known === params.get("type"));
  return { status: status ?? "open", type };
}
