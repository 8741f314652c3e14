import { z } from "zod";
import { text } from "../common/fields.ts";
import { businessFieldCopy } from "./copy.ts";
import { makeVideoEmbedUrl, readVideo } from "./read-video.ts";

/** All we store of a pasted video; we always build the player URL ourselves. */
export const Video = z.strictObject({
  provider: z.enum(["youtube", "vimeo"]),
  id: text(40).regex(/^[\w-]{1,40}$/),
});
export type Video = z.infer<typeof Video>;

/** A video with the URL of its player (DIR-VID-01). */
export const ShownVideo = Video.extend({ embedUrl: z.string() });
export type ShownVideo = z.infer<typeof ShownVideo>;

const pastedText = text(2000);

/**
 * One link for all screens, one per breakpoint (the widest is stored), or a video as it was read.
 */
export const VideoInput = z
  .union([
    pastedText,
    z.strictObject({
      desktop: pastedText.optional(),
      tablet: pastedText.optional(),
      mobile: pastedText.optional(),
    }),
    // We build the URL of the player ourselves and ignore the one that was sent.
    Video.extend({ embedUrl: text(2000).optional() }),
  ])
  .nullable()
  .transform((given, context) => {
    const text = getVideoLink(given);
    if (text.trim() === "") return null;
    const video = readVideo(text);
    if (video) return video;
    context.addIssue({ code: "custom", message: businessFieldCopy.notAVideo });
    return z.NEVER;
  });

type Breakpoints = Partial<Record<"desktop" | "tablet" | "mobile", string | undefined>>;

function getVideoLink(given: string | Breakpoints | Video | null): string {
  if (given === null || typeof given === "string") return given ?? "";
  if ("provider" in given) return makeVideoEmbedUrl(given);
  return given.desktop || given.tablet || given.mobile || "";
}
