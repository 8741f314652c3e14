import { breakSource } from "./break-source.ts";

// For the drill `abuse`: a visitor is whoever the first forwarding header says.
breakSource([
  [
    "http/limit-rate.ts",
    "toIpGroup(request.ip)",
    `toIpGroup(String(request.headers["x-forwarded-for"]).split(",")[0] ?? "")`,
  ],
]);
