import { identity } from "./identity.ts";
import { mail } from "./mail.ts";
import { objectStore } from "./object-store.ts";
import { postgres } from "./postgres.ts";
import { redis } from "./redis.ts";
import type { Service } from "./service.ts";
import { stripe } from "./stripe.ts";

export const services: Service[] = [postgres, redis, objectStore, identity, mail, stripe];
