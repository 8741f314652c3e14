import { breakSource } from "./break-source.ts";

// For the drill `log-secrets`: web, API and worker log addresses as they were asked for.
breakSource([
  ["common/log-safe.ts", "url.slice(0, maxLength).split(/[?#]/, 1)[0]", "url"],
  ["common/log-safe.ts", "isTokenOrEmail(part) ? mask : part", "false ? mask : part"],
]);
