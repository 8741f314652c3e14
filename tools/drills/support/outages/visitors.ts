import type pg from "pg";
import { acceptSignInsSince, ensureUser } from "../../../../apps/api/test/emulator.ts";
import type { Stack } from "../../../../scripts/stack/stack.ts";
import { type CallAs, makeCaller } from "../call-as.ts";
import { fillCart } from "../carts.ts";
import { insertPerson } from "../people.ts";
import type { SoldVariant } from "../stalls.ts";
import { type OutsideServices, projectId } from "./outside.ts";

/** Somebody with a cart. */
export interface Buyer {
  userId: string;
  call: CallAs;
  cart: object;
}

interface VisitorDeps {
  stack: Stack;
  db: pg.Pool;
  sessions: OutsideServices["sessions"];
  stalls: SoldVariant[];
}

/** People who use the API during the outages. */
export function openVisitors({ stack, db, sessions, stalls: soldVariants }: VisitorDeps) {
  const callAs = makeCaller(stack);
  let people = 0;

  /** The cookie of somebody who signed in ten minutes ago, so that the provider is asked about them. */
  async function addMember(): Promise<string> {
    const localId = `drill_member${++people}`;
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await ensureUser(projectId, {
      localId,
      email: `${localId}@people.example`,
      displayName: "Drill",
      password: "Drill-pass-2026",
      emailVerified: true,
    });
    await acceptSignInsSince(projectId, localId, minutesAgo(60));
    await insertPerson(db, localId);
    return sessions.makeSessionCookie(localId, minutesAgo(10));
  }

  /** Somebody who signed in just now and has a cart. */
  async function addBuyer(): Promise<Buyer> {
    const userId = `drill_buyer${++people}`;
    await insertPerson(db, userId);
    const call = callAs(sessions.makeSessionCookie(userId));
    return { userId, call, cart: await fillCart(call, userId, soldVariants) };
  }

  return { callAs, addMember, addBuyer };
}
