import { useEffect, useState, useSyncExternalStore } from "react";
import { justRegistered } from "./just-registered.ts";
import { firstLanding } from "./landing.ts";
import { createLandingMachine, type SessionStatus } from "./landing-machine.ts";

const flag = justRegistered(() => window.localStorage);

export function useLanding(session: SessionStatus) {
  const [first] = useState(() => firstLanding(session));
  const [machine] = useState(() => createLandingMachine(first, flag));
  const landing = useSyncExternalStore(machine.subscribe, machine.get, () => first);

  useEffect(() => {
    machine.start();
    return machine.stop;
  }, [machine]);

  useEffect(() => machine.tell(session), [machine, session]);

  return { landing, goOn: machine.goOn, markJustRegistered: flag.set };
}
