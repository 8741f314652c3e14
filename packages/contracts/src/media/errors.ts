import type { ErrorKinds } from "../common/error-kind.ts";
import { mediaCopy } from "./copy.ts";

export const mediaErrors = {
  video_lookup_failed: { status: 502, sentence: mediaCopy.lookupFailed },
  video_added: { status: 409, sentence: "This video is here already." },
  video_not_embeddable: {
    status: 409,
    sentence: "Its owner doesn't allow this video to be shown on other websites.",
  },
  media_account_exists: { status: 409, sentence: "You already have a creator page." },
  media_account_needed: { status: 409, sentence: "Please create your creator page first." },
  watch_later_full: {
    status: 409,
    sentence: "Your list is full. Please remove something before you save more.",
  },
} as const satisfies ErrorKinds;
