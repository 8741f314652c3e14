import { createLinkTokens } from "#lib/session/link-session.server.ts";

export const reopeningNoticeLinks = createLinkTokens("back_notice", "/marketplace");
