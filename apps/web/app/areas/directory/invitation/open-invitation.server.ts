import { type OpenInvitation, readInvitation } from "@boab/contracts/directory/editors";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { ApiError } from "#lib/api/errors.ts";
import { fromOurPage } from "#lib/api/from-our-page.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";

const tokenPattern = /^[\w-]{20,60}$/;

/** Who invites to what, or why the link does not work any more. */
export async function openInvitation(
  request: Request,
  token: string,
): Promise<{ invitation: OpenInvitation | null; problem: string | null }> {
  if (!tokenPattern.test(token))
    return { invitation: null, problem: listingTexts.invitationExpired };
  try {
    const invitation = await publicApi(fromOurPage(request)).call(readInvitation, {
      body: { token },
    });
    return { invitation, problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { invitation: null, problem: error.sentence };
    throw error;
  }
}
