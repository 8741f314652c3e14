import { mediaCopy } from "@boab/contracts/media/copy";
import type { NewVideo } from "@boab/contracts/media/videos";
import type { FoundVideo } from "../lookup/provider.rules.ts";

type StoredDetails = Pick<
  FoundVideo,
  "title" | "channelTitle" | "publishedAt" | "durationSeconds"
> & {
  description: string;
};

type Verdict =
  | { ok: true; details: StoredDetails }
  | { ok: false; reason: "not embeddable" }
  | { ok: false; reason: "words missing"; fields: Record<string, string> };

/**
 * Decides what is stored about a video. If the provider could be asked, its data replaces what the client sent, except
 * a typed description; otherwise the creator's input is stored.
 */
export function judgeVideoDetails(typed: NewVideo, found: FoundVideo | undefined): Verdict {
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
        ...(title === undefined && { title: mediaCopy.titleRequired }),
        ...(channelTitle === undefined && { channelTitle: mediaCopy.channelRequired }),
      },
    };
  const unknown = { publishedAt: null, durationSeconds: null };
  return { ok: true, details: { title, channelTitle, description, ...unknown } };
}
