import { makeVidId } from "../../factories/media.ts";
import type { PathSamples, Samples } from "../sample.ts";

export const mediaSamples: Samples = {
  "POST /create/media-account": () => ({ body: { description: "Songs from Juba." } }),
  "PATCH /media/account": () => ({ body: { description: "Songs from Juba and Perth." } }),
  // The provider has no such video, whether or not it can be reached.
  "POST /api/video": () => ({ body: { id: "AAAAAAAAAAA" } }),
  "POST /add-music-video": () => ({
    body: {
      id: makeVidId(),
      title: "Juba Nights",
      channelTitle: "Two Rivers Films",
      category: "music",
    },
  }),
  "PATCH /mediaItems/:vid_Id": () => ({ body: { title: "Juba Nights, official video" } }),
  "POST /mediaItems/:vid_Id/like": (vid_Id) => ({ body: { vid_Id, likes: 1 } }),
  "POST /mediaItems/:vid_Id/comments": () => ({ body: { body: "Played it twice." } }),
  "POST /mediaItems/:vid_Id/reports": () => ({ body: { reason: "spam" } }),
  "POST /media/comments/:id/reports": () => ({ body: { reason: "hateful" } }),
  "PUT /media/progress/:vid_Id": () => ({ body: { seconds: 30, durationSeconds: 228 } }),
};

export const mediaPathSamples: PathSamples = { vid_Id: "AAAAAAAAAAA" };
