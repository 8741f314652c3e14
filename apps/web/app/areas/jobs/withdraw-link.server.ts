import { createLinkTokens } from "#lib/session/link-session.server.ts";

export const withdrawLinks = createLinkTokens("withdraw", "/directory/jobs");
