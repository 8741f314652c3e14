import { z } from "zod";
import { type FoundVideo, toFoundVideo } from "./provider.rules.ts";

const EmbedResponse = z.object({ title: z.string(), author_name: z.string() });
const ApiResponse = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({
          title: z.string(),
          channelTitle: z.string(),
          description: z.string().default(""),
          publishedAt: z.string().optional(),
          tags: z.array(z.string()).default([]),
        }),
        contentDetails: z.object({ duration: z.string().optional() }).optional(),
        status: z.object({ embeddable: z.boolean().optional() }).optional(),
      }),
    )
    .min(1),
});

/** Undefined for anything but an answer about a video. */
export function readProviderResponse(json: string, isFromApi: boolean): FoundVideo | undefined {
  const answer = parseJson(json);
  if (!isFromApi) {
    const page = EmbedResponse.safeParse(answer).data;
    return page && toFoundVideo({ title: page.title, channelTitle: page.author_name });
  }
  const [item] = ApiResponse.safeParse(answer).data?.items ?? [];
  return (
    item &&
    toFoundVideo({
      ...item.snippet,
      duration: item.contentDetails?.duration,
      isEmbeddable: item.status?.embeddable ?? true,
    })
  );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
