import { breakSource } from "./break-source.ts";

// For the drill `redis-loss`: limits are counted in Redis or not at all.
breakSource([["http/limit-rate.ts", "insuranceLimiter: new RateLimiterMemory(rule),", ""]]);
