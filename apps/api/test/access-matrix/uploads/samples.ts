import type { Samples } from "../sample.ts";

export const uploadsSamples: Samples = {
  "POST /uploads": (targetId) => ({
    body: { purpose: "profile-photo", targetId, contentType: "image/png", size: 1000 },
  }),
};
