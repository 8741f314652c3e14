import { defineCall } from "@boab/contracts/common/call";
import type { Redis } from "ioredis";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../db/db.ts";
import { AppError } from "../errors/app-error.ts";
import { anyone } from "./access.ts";
import { type Route, route } from "./route.ts";

const liveCall = defineCall({
  method: "GET",
  path: "/health/live",
  summary: "The process answers",
  response: z.strictObject({ status: z.literal("live") }),
});

const readyCall = defineCall({
  method: "GET",
  path: "/health/ready",
  summary: "The process takes traffic: the database answers and it is not stopping",
  // Redis is reported but not required, because no data is lost without it.
  response: z.strictObject({ status: z.literal("ready"), redis: z.enum(["up", "down"]) }),
});

// Load balancers probe every second and must never be refused.
const limit = { points: 10_000, seconds: 60 };

export function healthRoutes(db: Db, redis: Redis, isStopping: () => boolean): Route[] {
  return [
    route(liveCall, { access: anyone, limit }, async () => ({ status: "live" as const })),
    route(readyCall, { access: anyone, limit }, async () => {
      if (isStopping()) throw new AppError("not_available");
      await sql`select 1`.execute(db).catch((cause) => {
        throw new AppError("not_available", { cause });
      });
      return {
        status: "ready" as const,
        redis: redis.status === "ready" ? ("up" as const) : ("down" as const),
      };
    }),
  ];
}
