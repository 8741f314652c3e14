import { type AreaMatrix, everyone } from "./outcomes.ts";

/** What the house itself serves. The figures ask for a token where one is configured. */
export const platformMatrix: AreaMatrix = {
  "GET /health/live": { none: everyone(200) },
  "GET /health/ready": { none: everyone(200) },
  "GET /metrics": { none: everyone(200) },
  // Production has no such route; `letters.test.ts` holds it to that.
  "GET /development/emails": { none: everyone(200) },
  "GET /docs": { none: everyone(200) },
  "GET /docs/": { none: everyone(200) },
  "GET /docs/*": { none: everyone(200) },
  "GET /docs/static/index.html": { none: everyone(302) },
  "GET /docs/static/swagger-initializer.js": { none: everyone(200) },
  "GET /docs/json": { none: everyone(200) },
  "GET /docs/yaml": { none: everyone(200) },
};
