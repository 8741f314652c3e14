import { useEffect, useState, useSyncExternalStore } from "react";
import { createJustRegisteredFlag } from "./just-registered.ts";
import { getFirstLanding } from "./landing.ts";
import { createLandingMachine, type SessionStatus } from "./landing-machine.ts";

const flag = createJustRegisteredFlag(() => window.localStorage);

export function useLanding(session: SessionStatus) {
  const [first] = useState(() => getFirstLanding(session));
  const [machine] = useState(() => createLandingMachine(first, flag));
  const landing = useSyncExternalStore(machine.subscribe, machine.get, () => first);

  useEffect(() => {
    machine.start();
    return machine.stop;
  }, [machine]);

  useEffect(() => machine.reportSession(session), [machine, session]);

  return { landing, goOn: machine.goOn, markJustRegistered: flag.set };
}
