import { z } from "zod";
import { text } from "../common/fields.ts";
import { readVideo } from "../directory/read-video.ts";
import { mediaPageTexts } from "./page-texts.ts";

const idShape = /^[A-Za-z0-9_-]{11}$/;

/** The provider's own id of a video. */
export const VidId = text(11, mediaPageTexts.noSuchVideo).regex(
  idShape,
  mediaPageTexts.noSuchVideo,
);

/** What a creator pastes: an id, or a link of the provider, of which only the id is kept. */
export const VideoReference = text(500, mediaPageTexts.notAVideo).transform((typed, context) => {
  const pasted = typed.trim();
  const found = readVideo(pasted);
  const id = idShape.test(pasted) ? pasted : found?.provider === "youtube" ? found.id : undefined;
  if (id) return id;
  context.addIssue({
    code: "custom",
    message: pasted === "" ? mediaPageTexts.idRequired : mediaPageTexts.notAVideo,
  });
  return z.NEVER;
});
