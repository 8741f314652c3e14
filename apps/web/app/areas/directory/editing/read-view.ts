import type { BusinessView } from "../business/business-view.ts";

/** The listing as its page shows it, made by the server; null keeps what is shown. */
export async function readView(slug: string): Promise<BusinessView | null> {
  try {
    const response = await fetch(`/directory/listings/${encodeURIComponent(slug)}/view`, {
      headers: { accept: "application/json" },
    });
    return response.ok ? ((await response.json()) as BusinessView) : null;
  } catch {
    return null;
  }
}
