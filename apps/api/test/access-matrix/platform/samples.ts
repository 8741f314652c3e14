import type { Samples } from "../sample.ts";

export const platformSamples: Samples = {
  "GET /docs/*": () => ({ path: "/docs/static/swagger-ui.css" }),
};
