import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

const moduleUrl = new URL("./supervise.ts", import.meta.url).href;

/** Children say when they have finished; those after the first two are never ready. */
const program = `
import cluster from "node:cluster";
import { readyMessage, supervise } from ${JSON.stringify(moduleUrl)};

const say = (line) => process.stdout.write(line + "\\n");
const log = { info: (_, text) => say(text), warn() {}, error: (_, text) => say(text), fatal: (_, text) => say(text) };
if (cluster.isPrimary) {
  cluster.on("online", () => say("started"));
  await supervise(Number(process.env.COUNT), log);
} else {
  setInterval(() => {}, 1_000);
  const isSlow = process.env.SLOW === "all" || cluster.worker.id > 2;
  if (!isSlow) {
    process.on("SIGTERM", () => setTimeout(() => { say("finished its requests"); process.exit(0); }, 500));
    process.send(readyMessage);
    if (process.env.DIES === "first" && cluster.worker.id === 1) setTimeout(() => process.exit(1), 300);
  }
}
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "supervise-"));
  await writeFile(join(folder, "program.mjs"), program);
});

afterAll(() => rm(folder, { recursive: true }));

function start(settings: Record<string, string>) {
  const env = { COUNT: "2", ...settings };
  const parent: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    [join(folder, "program.mjs")],
    { env },
  );
  onTestFinished(() => void parent.kill("SIGKILL"));
  let output = "";
  parent.stdout.on("data", (text) => {
    output += text;
  });
  const times = (line: string) => output.split("\n").filter((one) => one === line).length;
  return {
    parent,
    ended: once(parent, "exit"),
    times,
    until: (line: string, count = 1) =>
      vi.waitUntil(() => times(line) >= count, { timeout: 15_000, interval: 20 }),
  };
}

test("told to stop while its children start, it ends without complaint", async () => {
  const { parent, ended, times, until } = start({ SLOW: "all" });
  await until("started", 2);
  parent.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(times("no child can be started")).toBe(0);
  expect(times("serving")).toBe(0);
});

test("told to stop while it replaces a child, it lets the others finish their requests", async () => {
  const { parent, ended, times, until } = start({});
  await until("serving");
  parent.kill("SIGHUP");
  await until("started", 3);
  parent.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(times("finished its requests")).toBe(2);
  expect(times("started")).toBe(3);
});

test("a child that dies is replaced", async () => {
  const { parent, until, ended } = start({ COUNT: "1", DIES: "first" });
  await until("serving");
  await until("child died; starting another");
  await until("started", 2);
  parent.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
