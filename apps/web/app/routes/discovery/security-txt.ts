import { brand } from "@boab/contracts/common/brand";
import { PUBLIC_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";

/** The standard asks for less than a year, so that nobody relies on an outdated file. */
const validDays = 180;

/** For people who find a vulnerability (RFC 9116). It makes the same promises as SECURITY.md. */
export function buildSecurityText(origin: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  const canonicalUrl = `${origin}/.well-known/security.txt`;
  return [
    "# Found a security problem? Please tell us what you did and what you saw, without other people's data.",
    "# Please use your own account, and no real payments or floods.",
    "# We'll answer within 2 working days. If you act in good faith, we won't take legal action.",
    "# You may publish it after 90 days, whether we've fixed it or not. We don't pay rewards yet.",
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expiresAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${canonicalUrl}`,
    `Policy: ${canonicalUrl}`,
    "",
  ].join("\n");
}

export const loader = () =>
  new Response(buildSecurityText(config.publicOrigin, new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PUBLIC_CACHE_CONTROL },
  });
