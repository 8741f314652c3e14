import { type ArticleMention, listMentions } from "@boab/contracts/magazine/articles";
import { publicApi } from "#lib/api/public-api.server.ts";
import { launchSwitches } from "#shell/public-settings.server.ts";

/** Articles that show it, once the owner shows the magazine. No page fails because of them. */
export async function loadMentions(
  request: Request,
  query: { businessId: string } | { sku: string },
): Promise<ArticleMention[]> {
  const { showWellbeingLink } = await launchSwitches();
  if (!showWellbeingLink) return [];
  try {
    return (await publicApi(request).call(listMentions, { query })).data;
  } catch {
    return [];
  }
}
