import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import { type OpenInvitation, readInvitation } from "@boab/contracts/directory/editors";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkTokens } from "#lib/session/link-session.server.ts";

export const invitationLinks = createLinkTokens("invitation", "/directory");

const tokenPattern = /^[\w-]{20,60}$/;

/** Loads an invitation, or the reason why its link no longer works. */
export async function openInvitation(
  request: Request,
  token: string,
): Promise<{ invitation: OpenInvitation | null; problem: string | null }> {
  if (!tokenPattern.test(token))
    return { invitation: null, problem: editorInvitationCopy.invitationExpired };
  try {
    const invitation = await publicApi(withOwnOrigin(request)).call(readInvitation, {
      body: { token },
    });
    return { invitation, problem: null };
  } catch (error) {
    if (error instanceof ApiError) return { invitation: null, problem: error.sentence };
    throw error;
  }
}
