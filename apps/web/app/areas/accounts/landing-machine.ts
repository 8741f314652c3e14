import { createValueStore } from "#lib/browser/value-store.ts";
import type { createJustRegisteredFlag } from "./just-registered.ts";
import {
  AUTH_DEBOUNCE_MS,
  AUTH_WAIT_MS,
  type Landing,
  type LandingEvent,
  nextLanding,
  SUCCESS_LOCK_MS,
} from "./landing.ts";

type JustRegisteredFlag = Pick<ReturnType<typeof createJustRegisteredFlag>, "isSet" | "clear">;
type TimerName = "wait" | "lock" | "auth";
export type SessionStatus = "unknown" | "visitor" | "member";

/** Adds the timers (wait, lock, debounce) to the pure rules in `landing.ts`. */
export function createLandingMachine(first: Landing, flag: JustRegisteredFlag) {
  const landing = createValueStore(first);
  const timers: Record<TimerName, ReturnType<typeof setTimeout> | 0> = {
    wait: 0,
    lock: 0,
    auth: 0,
  };
  let hasReported = false;

  function startTimer(name: TimerName, ms: number, run: () => void) {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(run, ms);
  }

  function send(event: LandingEvent) {
    const before = landing.get();
    const after = nextLanding(before, event);
    landing.set(after);
    if (after.name === "success" && before.name !== "success") {
      flag.clear();
      startTimer("lock", SUCCESS_LOCK_MS, () => send({ type: "lockOver" }));
    }
  }

  return {
    get: landing.get,
    subscribe: landing.subscribe,
    start() {
      if (landing.get().name === "loading") {
        startTimer("wait", AUTH_WAIT_MS, () => send({ type: "authWaitOver" }));
      }
    },
    reportSession(session: SessionStatus) {
      if (session === "unknown") return;
      const sendAuth = () =>
        send({ type: "auth", isSignedIn: session === "member", isJustRegistered: flag.isSet() });
      // The first answer applies immediately; only later changes are debounced.
      if (hasReported) startTimer("auth", AUTH_DEBOUNCE_MS, sendAuth);
      else sendAuth();
      hasReported = true;
    },
    goOn: () => send({ type: "continue" }),
    stop() {
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
  };
}
