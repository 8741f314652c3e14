import { z } from "zod";
import { text } from "../common/fields.ts";
import { readVideo } from "../directory/read-video.ts";
import { mediaCopy } from "./copy.ts";

const videoIdPattern = /^[A-Za-z0-9_-]{11}$/;

/** The provider's own id of a video. */
export const VidId = text(11, mediaCopy.noSuchVideo).regex(videoIdPattern, mediaCopy.noSuchVideo);

/** A creator pastes an id or a link of the provider; only the id is stored. */
export const VideoReference = text(500, mediaCopy.notAVideo).transform((typed, context) => {
  const pasted = typed.trim();
  const found = readVideo(pasted);
  const id = videoIdPattern.test(pasted)
    ? pasted
    : found?.provider === "youtube"
      ? found.id
      : undefined;
  if (id) return id;
  context.addIssue({
    code: "custom",
    message: pasted === "" ? mediaCopy.idRequired : mediaCopy.notAVideo,
  });
  return z.NEVER;
});
