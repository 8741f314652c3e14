import type { FullProfile, PublicProfile } from "@boab/contracts/accounts/profiles";
import { resolveHandle } from "@boab/contracts/accounts/profiles";
import { reservedHandles } from "@boab/contracts/accounts/reserved-handles";
import { Username } from "@boab/contracts/common/fields";
import { redirect } from "react-router";
import { type ApiClient, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";

export type HandlePage =
  | { kind: "own"; profile: FullProfile }
  | { kind: "public"; profile: PublicProfile };

type ApiCaller = Pick<ApiClient, "call">;

/** `/@handle` opens the member's own account or someone else's public profile. It redirects to lower case. */
export async function openHandle(
  handle: string,
  viewer: FullProfile | null,
  calls: ApiCaller,
): Promise<HandlePage> {
  const canonical = handle.toLowerCase();
  if (canonical !== handle) throw redirect(`/@${canonical}`);
  if (viewer && [viewer.username, viewer.alias].includes(handle)) {
    return { kind: "own", profile: viewer };
  }
  return { kind: "public", profile: await findPublicProfile(handle, calls) };
}

/** `/{id}` redirects to the member's handle, or to page not found. */
export async function followShortLink(id: string, calls: ApiCaller): Promise<Response> {
  const { username } = await findPublicProfile(id.toLowerCase(), calls);
  return redirect(`/@${username}`);
}

async function findPublicProfile(handle: string, calls: ApiCaller): Promise<PublicProfile> {
  if (reservedHandles.has(handle) || !Username.safeParse(handle).success) {
    throw redirect(pageNotFoundPath);
  }
  try {
    return await calls.call(resolveHandle, { params: { handle } });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") throw redirect(pageNotFoundPath);
    throw toBoundaryError(error);
  }
}
