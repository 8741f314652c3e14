import { type AreaMatrix, everyone } from "../outcomes.ts";

/** Routes of the platform itself. The metrics need a token where one is configured. */
export const platformMatrix: AreaMatrix = {
  "GET /health/live": { none: everyone(200) },
  "GET /health/ready": { none: everyone(200) },
  "GET /metrics": { none: everyone(200) },
  // Production has no such route; `emails.test.ts` checks that.
  "GET /development/emails": { none: everyone(200) },
  "GET /docs": { none: everyone(200) },
  "GET /docs/": { none: everyone(200) },
  "GET /docs/*": { none: everyone(200) },
  "GET /docs/static/index.html": { none: everyone(302) },
  "GET /docs/static/swagger-initializer.js": { none: everyone(200) },
  "GET /docs/json": { none: everyone(200) },
  "GET /docs/yaml": { none: everyone(200) },
};
