import type { Samples } from "../sample.ts";

export const moderationSamples: Samples = {
  "POST /admin/moderation/:id/decisions": () => ({
    body: { verdict: "remove", reason: "not real" },
  }),
  "POST /admin/moderation/:id/reopen": (object) => {
    const [id, decisionId] = object.split(" ");
    return { path: `/admin/moderation/${id}/reopen`, body: { decisionId } };
  },
  "POST /admin/moderation/:id/appeal": () => ({ body: { outcome: "restored" } }),
  "POST /moderation/decisions/:id/appeals": () => ({ body: { body: "I was there." } }),
};
