import type { Samples } from "../sample.ts";

export const searchSamples: Samples = {
  "GET /search": () => ({ query: { q: "coffee" } }),
};
