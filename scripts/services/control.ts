import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installMissing } from "../lib/debian.ts";
import { withLock } from "../lib/lock.ts";
import { servicesFolder } from "../lib/paths.ts";
import { waitUntil } from "../lib/wait.ts";
import { services } from "./all.ts";
import type { Service } from "./service.ts";

// Half a minute is usual. A new machine reads every file from a cold disk while the other services
// start: the object store has taken 105 seconds there, and the identity emulator longer.
const MAX_STARTUP_SECONDS = 300;
const SHOWN_LOG_LINES = 20;

const lockFile = join(servicesFolder, "lock");

/**
 * Starts every service that is not running, in parallel, and waits for all; returns what it
 * started.
 */
export function startServices(): Promise<Service[]> {
  return withLock(lockFile, async () => {
    const stopped = await findStoppedServices();
    await installMissing(stopped.flatMap((service) => service.requirements));
    const results = await Promise.allSettled(
      services.map((service) => bringUp(service, stopped.includes(service))),
    );
    const failures = results.filter((result) => result.status === "rejected");
    if (failures.length > 0) throw new AggregateError(failures.map((failure) => failure.reason));
    return stopped;
  });
}

/** Stops what was started here; services started by somebody else keep running. */
export async function stopServices(chosenServices: Service[] = services): Promise<void> {
  await withLock(lockFile, () => Promise.all(chosenServices.map(bringDown)));
}

/** Prints one line per service; true when all of them respond. */
export async function showServices(): Promise<boolean> {
  const states = await Promise.all(
    services.map(async (service) => ({
      service,
      isUp: await service.isUp(),
      isOurs: await service.isOurs(),
    })),
  );
  for (const { service, isUp, isOurs } of states) {
    printStatus(service, isUp ? (isOurs ? "up" : "up, not started here") : "down");
  }
  return states.every(({ isUp }) => isUp);
}

async function bringUp(service: Service, isStopped: boolean): Promise<void> {
  const startedAt = Date.now();
  if (isStopped) {
    await service.start();
    await waitForResponse(service);
  }
  await service.configure?.();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  printStatus(service, isStopped ? `started in ${seconds} s` : "already running");
}

async function waitForResponse(service: Service): Promise<void> {
  // One response is enough: a service that warms up may be too busy for a second one.
  let isUp = false;
  const isDecided = async () => {
    isUp = await service.isUp();
    return isUp || !(await service.isOurs());
  };
  await waitUntil(isDecided, { seconds: MAX_STARTUP_SECONDS });
  if (isUp) return;
  const log = describeLogEnd(service);
  throw new Error(
    `${service.name} does not respond at ${service.address}; its log is in ${servicesFolder}${log}`,
  );
}

/** The end of a service's log: where a check runs on a machine that is thrown away, all that stays. */
function describeLogEnd({ name }: Service): string {
  const file = join(servicesFolder, name, `${name}.log`);
  if (!existsSync(file)) return "";
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return `, and ends:\n${lines.slice(-SHOWN_LOG_LINES).join("\n")}`;
}

async function bringDown(service: Service): Promise<void> {
  if (await service.isOurs()) {
    await service.stop();
    printStatus(service, "stopped");
  } else {
    printStatus(
      service,
      (await service.isUp()) ? "not started here, left running" : "was not running",
    );
  }
}

async function findStoppedServices(): Promise<Service[]> {
  const states = await Promise.all(services.map((service) => service.isUp()));
  return services.filter((_, index) => !states[index]);
}

function printStatus(service: Service, what: string): void {
  console.log(`${service.name.padEnd(13)} ${what.padEnd(20)} ${service.address}`);
}
