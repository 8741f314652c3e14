import type { Samples } from "../sample.ts";

export const magazineSamples: Samples = {
  "GET /magazine/mentions": () => ({ query: { businessId: "BUS-00000000" } }),
};
