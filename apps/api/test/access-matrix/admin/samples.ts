import type { PathSamples, Samples } from "../sample.ts";

export const adminSamples: Samples = {
  "PUT /admin/settings/:key": () => ({
    body: { value: true, reason: "The page is ready.", version: 0 },
  }),
};

export const adminPathSamples: PathSamples = {
  key: "yearlyDiscount",
};
