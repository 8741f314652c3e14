import { listOwnAccessRequests } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { api } from "#lib/api/api.server.ts";
import { getOwnAccess } from "./access/own-access.server.ts";

export async function loadAccount(request: Request, profile: FullProfile) {
  const { data } = await api(request).load(listOwnAccessRequests);
  return { profile, access: getOwnAccess(profile, data) };
}

export type Account = Awaited<ReturnType<typeof loadAccount>>;
