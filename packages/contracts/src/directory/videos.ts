import { z } from "zod";
import { storable } from "../common/fields.ts";
import { readVideo } from "./read-video.ts";
import { listingTexts } from "./texts.ts";

/** All that is kept of what was pasted; the player is always built by us. */
export const Video = z.strictObject({
  provider: z.enum(["youtube", "vimeo"]),
  id: z.string().regex(/^[\w-]{1,40}$/),
});
export type Video = z.infer<typeof Video>;

const parsed = z.string().transform((text, context) => {
  if (text.trim() === "") return null;
  const video = readVideo(text);
  if (video) return video;
  context.addIssue({ code: "custom", message: listingTexts.notAVideo });
  return z.NEVER;
});

const pasted = storable.max(2000);

/** One link for every screen, or one per breakpoint, of which the widest is kept. */
export const VideoInput = z
  .union([
    pasted,
    z.strictObject({
      desktop: pasted.optional(),
      tablet: pasted.optional(),
      mobile: pasted.optional(),
    }),
  ])
  .transform((given) =>
    typeof given === "string" ? given : given.desktop || given.tablet || given.mobile || "",
  )
  .pipe(parsed);
