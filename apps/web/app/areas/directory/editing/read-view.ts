import type { BusinessView } from "../business/business-view.ts";

/** The listing as its page shows it, made by the server; null keeps what is shown. */
export async function readView(slug: string): Promise<BusinessView | null> {
  try {
    const answer = await fetch(`/directory/listings/${encodeURIComponent(slug)}/view`, {
      headers: { accept: "application/json" },
    });
    return answer.ok ? ((await answer.json()) as BusinessView) : null;
  } catch {
    return null;
  }
}
