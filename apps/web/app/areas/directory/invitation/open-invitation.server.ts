import { type OpenInvitation, readInvitation } from "@boab/contracts/directory/editors";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";

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

/**
 * The call posts, to keep the token out of addresses, and the browser comes from an email. It is our own page that
 * asks, nothing is written, and no cookie goes along.
 */
function fromOurPage({ url, headers, signal }: Request): Request {
  const own = new Headers(headers);
  own.set("origin", config.publicOrigin);
  own.delete("sec-fetch-site");
  return new Request(url, { headers: own, signal });
}
