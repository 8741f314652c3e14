import type { Context } from "../sandbox.ts";
import type { HostedLink } from "../state/hosted-link.ts";
import { makeRandomLetters } from "../state/ids.ts";

/** @returns the address, for example http://127.0.0.1:12111/setup/Gk3… */
export function createHostedLink(ctx: Context, page: string, link: HostedLink): string {
  const token = makeRandomLetters(32);
  ctx.sandbox.links.set(token, link);
  return `${ctx.sandbox.origin}/${page}/${token}`;
}
