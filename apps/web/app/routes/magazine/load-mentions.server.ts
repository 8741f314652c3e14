import { type ArticleMention, listMentions } from "@boab/contracts/magazine/articles";
import { publicApi } from "#lib/api/public-api.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";

/** Loads the articles that feature a business or item, once the magazine is shown; none if that fails. */
export async function loadMentions(
  request: Request,
  query: { businessId: string } | { sku: string },
): Promise<ArticleMention[]> {
  const { showWellbeingLink } = await readLaunchSwitches();
  if (!showWellbeingLink) return [];
  try {
    return (await publicApi(request).call(listMentions, { query })).data;
  } catch {
    return [];
  }
}
