import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstLanding } from "./landing.ts";
import { createLandingMachine } from "./landing-machine.ts";

const flagThat = (isSet: boolean) => {
  const flag = { isSet: () => isSet, clear: vi.fn(() => (isSet = false)) };
  return flag;
};

describe("the landing over time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("AUTH-10 without an answer about the session, register shows after 1.5 s", () => {
    const machine = createLandingMachine(firstLanding("unknown"), flagThat(false));
    machine.start();
    vi.advanceTimersByTime(1_499);
    expect(machine.get().name).toBe("loading");
    vi.advanceTimersByTime(1);
    expect(machine.get().name).toBe("register");
  });

  test("AUTH-07 AUTH-11 Continue is locked for 1800 ms after registering", () => {
    const machine = createLandingMachine(firstLanding("member"), flagThat(true));
    machine.start();
    machine.tell("member");
    expect(machine.get()).toMatchObject({ name: "success", isLocked: true });
    vi.advanceTimersByTime(1_799);
    machine.goOn();
    expect(machine.get().name).toBe("success");
    vi.advanceTimersByTime(1);
    machine.goOn();
    expect(machine.get().name).toBe("welcome");
  });

  test("AUTH-14 the flag is cleared once success has been shown", () => {
    const flag = flagThat(true);
    const machine = createLandingMachine(firstLanding("member"), flag);
    expect(flag.clear).not.toHaveBeenCalled();
    machine.tell("member");
    expect(flag.clear).toHaveBeenCalledOnce();
  });

  test("AUTH-13 not logged in goes to register after 120 ms, unless the success lock is active", () => {
    const back = createLandingMachine(firstLanding("member"), flagThat(false));
    back.tell("member");
    back.tell("visitor");
    vi.advanceTimersByTime(119);
    expect(back.get().name).toBe("welcome");
    vi.advanceTimersByTime(1);
    expect(back.get().name).toBe("register");

    const thanked = createLandingMachine(firstLanding("member"), flagThat(true));
    thanked.tell("member");
    thanked.tell("visitor");
    vi.advanceTimersByTime(1_000);
    expect(thanked.get().name).toBe("success");
    vi.advanceTimersByTime(800);
    expect(thanked.get().name).toBe("register");
  });

  test("AUTH-13 a flicker shorter than 120 ms changes nothing", () => {
    const machine = createLandingMachine(firstLanding("member"), flagThat(false));
    machine.tell("member");
    machine.tell("visitor");
    vi.advanceTimersByTime(100);
    machine.tell("member");
    vi.advanceTimersByTime(500);
    expect(machine.get().name).toBe("welcome");
  });

  test("a stopped machine sends no more updates", () => {
    const machine = createLandingMachine(firstLanding("unknown"), flagThat(false));
    machine.start();
    machine.stop();
    vi.advanceTimersByTime(10_000);
    expect(machine.get().name).toBe("loading");
  });
});
