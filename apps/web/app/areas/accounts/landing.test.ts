import { describe, expect, test } from "vitest";
import { getFirstLanding, type Landing, type LandingEvent, nextLanding } from "./landing.ts";

const loading: Landing = { name: "loading" };
const register: Landing = { name: "register" };
const welcome: Landing = { name: "welcome" };
const locked: Landing = { name: "success", isLocked: true, isSignedIn: true };
const open: Landing = { name: "success", isLocked: false, isSignedIn: true };

const signedIn: LandingEvent = { type: "auth", isSignedIn: true, isJustRegistered: false };
const newMemberEvent: LandingEvent = { type: "auth", isSignedIn: true, isJustRegistered: true };
const signedOut: LandingEvent = { type: "auth", isSignedIn: false, isJustRegistered: false };

describe("the landing's rules", () => {
  test("AUTH-02 the landing has exactly the states loading, register, success and welcome", () => {
    const events: LandingEvent[] = [
      signedIn,
      newMemberEvent,
      signedOut,
      { type: "authWaitOver" },
      { type: "lockOver" },
      { type: "continue" },
    ];
    const visited = new Map<string, Landing>([[JSON.stringify(loading), loading]]);
    for (const landing of visited.values()) {
      for (const event of events) {
        const next = nextLanding(landing, event);
        visited.set(JSON.stringify(next), next);
      }
    }
    const names = new Set([...visited.values()].map((landing) => landing.name));
    expect([...names].sort()).toEqual(["loading", "register", "success", "welcome"]);
  });

  test("AUTH-10 loading goes to register when nobody is signed in, or when the wait is over", () => {
    expect(nextLanding(loading, signedOut)).toEqual(register);
    expect(nextLanding(loading, { type: "authWaitOver" })).toEqual(register);
  });

  test("AUTH-11 loading goes to a locked success for someone who has just registered", () => {
    expect(nextLanding(loading, newMemberEvent)).toEqual(locked);
    expect(nextLanding(locked, { type: "continue" })).toEqual(locked);
    expect(nextLanding(nextLanding(locked, { type: "lockOver" }), { type: "continue" })).toEqual(
      welcome,
    );
  });

  test("AUTH-12 loading goes to welcome for everyone else who is logged in", () => {
    expect(nextLanding(loading, signedIn)).toEqual(welcome);
  });

  test("AUTH-13 signed out leads to register, but not during the success lock", () => {
    expect(nextLanding(welcome, signedOut)).toEqual(register);
    expect(nextLanding(open, signedOut)).toEqual(register);
    const landingDuringLock = nextLanding(locked, signedOut);
    expect(landingDuringLock).toMatchObject({ name: "success", isLocked: true });
    expect(nextLanding(landingDuringLock, { type: "lockOver" })).toEqual(register);
  });

  test("a second answer about the same session keeps success on screen", () => {
    expect(nextLanding(locked, signedIn)).toEqual(locked);
    expect(nextLanding(open, signedIn)).toEqual(open);
    expect(nextLanding(welcome, newMemberEvent)).toEqual(welcome);
  });

  test("the server renders the form for visitors and leaves the rest to the browser", () => {
    expect(getFirstLanding("visitor")).toEqual(register);
    expect(getFirstLanding("member")).toEqual(loading);
    expect(getFirstLanding("unknown")).toEqual(loading);
  });
});
