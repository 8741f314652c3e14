import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getFirstLanding } from "./landing.ts";
import { createLandingMachine } from "./landing-machine.ts";

const makeFlag = (isSet: boolean) => {
  const flag = { isSet: () => isSet, clear: vi.fn(() => (isSet = false)) };
  return flag;
};

describe("the landing over time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("AUTH-10 without an answer about the session, register shows after 1.5 s", () => {
    const machine = createLandingMachine(getFirstLanding("unknown"), makeFlag(false));
    machine.start();
    vi.advanceTimersByTime(1_499);
    expect(machine.get().name).toBe("loading");
    vi.advanceTimersByTime(1);
    expect(machine.get().name).toBe("register");
  });

  test("AUTH-07 AUTH-11 Continue is locked for 1800 ms after registering", () => {
    const machine = createLandingMachine(getFirstLanding("member"), makeFlag(true));
    machine.start();
    machine.reportSession("member");
    expect(machine.get()).toMatchObject({ name: "success", isLocked: true });
    vi.advanceTimersByTime(1_799);
    machine.goOn();
    expect(machine.get().name).toBe("success");
    vi.advanceTimersByTime(1);
    machine.goOn();
    expect(machine.get().name).toBe("welcome");
  });

  test("AUTH-14 the flag is cleared once success has been shown", () => {
    const flag = makeFlag(true);
    const machine = createLandingMachine(getFirstLanding("member"), flag);
    expect(flag.clear).not.toHaveBeenCalled();
    machine.reportSession("member");
    expect(flag.clear).toHaveBeenCalledOnce();
  });

  test("AUTH-13 not logged in goes to register after 120 ms, unless the success lock is active", () => {
    const back = createLandingMachine(getFirstLanding("member"), makeFlag(false));
    back.reportSession("member");
    back.reportSession("visitor");
    vi.advanceTimersByTime(119);
    expect(back.get().name).toBe("welcome");
    vi.advanceTimersByTime(1);
    expect(back.get().name).toBe("register");

    const thankedMachine = createLandingMachine(getFirstLanding("member"), makeFlag(true));
    thankedMachine.reportSession("member");
    thankedMachine.reportSession("visitor");
    vi.advanceTimersByTime(1_000);
    expect(thankedMachine.get().name).toBe("success");
    vi.advanceTimersByTime(800);
    expect(thankedMachine.get().name).toBe("register");
  });

  test("AUTH-13 a flicker shorter than 120 ms changes nothing", () => {
    const machine = createLandingMachine(getFirstLanding("member"), makeFlag(false));
    machine.reportSession("member");
    machine.reportSession("visitor");
    vi.advanceTimersByTime(100);
    machine.reportSession("member");
    vi.advanceTimersByTime(500);
    expect(machine.get().name).toBe("welcome");
  });

  test("a stopped machine sends no more updates", () => {
    const machine = createLandingMachine(getFirstLanding("unknown"), makeFlag(false));
    machine.start();
    machine.stop();
    vi.advanceTimersByTime(10_000);
    expect(machine.get().name).toBe("loading");
  });
});
