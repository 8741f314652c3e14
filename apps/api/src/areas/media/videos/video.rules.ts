import { mediaPageTexts } from "@boab/contracts/media/page-texts";
import type { NewVideo } from "@boab/contracts/media/videos";
import type { FoundVideo } from "../lookup/provider.rules.ts";

type Details = Pick<FoundVideo, "title" | "channelTitle" | "publishedAt" | "durationSeconds"> & {
  description: string;
};

type Verdict =
  | { ok: true; details: Details }
  | { ok: false; reason: "not embeddable" }
  | { ok: false; reason: "words missing"; fields: Record<string, string> };

/**
 * What is stored about a video: what the provider says where it could be asked, whatever the client sent; otherwise what
 * the creator typed.
 */
export function settleDetails(typed: NewVideo, found: FoundVideo | undefined): Verdict {
  if (found && !found.isEmbeddable) return { ok: false, reason: "not embeddable" };
  if (found) {
    const { title, channelTitle, publishedAt, durationSeconds } = found;
    const description = typed.description ?? found.description;
    return {
      ok: true,
      details: { title, channelTitle, publishedAt, durationSeconds, description },
    };
  }
  const { title, channelTitle, description = "" } = typed;
  if (title === undefined || channelTitle === undefined)
    return {
      ok: false,
      reason: "words missing",
      fields: {
        ...(title === undefined && { title: mediaPageTexts.titleRequired }),
        ...(channelTitle === undefined && { channelTitle: mediaPageTexts.channelRequired }),
      },
    };
  const unknown = { publishedAt: null, durationSeconds: null };
  return { ok: true, details: { title, channelTitle, description, ...unknown } };
}
