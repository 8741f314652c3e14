import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { ensureServiceFolder, isDaemonAlive, startDaemon, stopDaemon } from "../lib/daemon.ts";
import { fetchLocal } from "../lib/http.ts";
import { cacheFolder, repositoryRoot } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import type { Service } from "./service.ts";

const ORIGIN = "http://127.0.0.1:9099";
const PROJECTS = ["demo-boab", "boab-e2e"];
const SOURCE_FOLDER = join(repositoryRoot, "services", "identity-emulator");

/** The Firebase Auth emulator, from its own lockfile, installed once per version. */
export const identity: Service = {
  name: "identity",
  address: ORIGIN,
  requirements: [],

  async isUp() {
    return (await fetchLocal(ORIGIN))?.body.includes("authEmulator") ?? false;
  },

  isOurs: () => isDaemonAlive("identity", "firebase"),

  async start() {
    const installFolder = await installEmulator();
    const folder = ensureServiceFolder("identity");
    copyFileSync(join(SOURCE_FOLDER, "firebase.json"), join(folder, "firebase.json"));
    startDaemon({
      name: "identity",
      program: process.execPath,
      args: [
        join(installFolder, "node_modules", "firebase-tools", "lib", "bin", "firebase.js"),
        "emulators:start",
        "--only",
        "auth",
        "--project",
        "demo-boab",
      ],
      // Its settings stay in our folder, so that a developer's own Firebase login is never touched.
      env: { CI: "1", XDG_CONFIG_HOME: join(folder, "config") },
    });
  },

  async stop() {
    await stopDaemon("identity", "firebase");
  },

  async configure() {
    await Promise.all(PROJECTS.map(enableEmailEnumerationProtection));
  },
};

async function installEmulator(): Promise<string> {
  const lock = readFileSync(join(SOURCE_FOLDER, "package-lock.json"));
  const version = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const target = join(cacheFolder, `identity-emulator-${version}`);
  if (existsSync(target)) return target;

  // Installed into a temporary folder and then renamed: an interrupted install is never used.
  const partialFolder = `${target}.partial`;
  rmSync(partialFolder, { recursive: true, force: true });
  mkdirSync(partialFolder, { recursive: true });
  cpSync(join(SOURCE_FOLDER, "package.json"), join(partialFolder, "package.json"));
  cpSync(join(SOURCE_FOLDER, "package-lock.json"), join(partialFolder, "package-lock.json"));
  // One of its dependencies compiles for minutes in its install script and is not needed here.
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: partialFolder });
  renameSync(partialFolder, target);
  return target;
}

/** Email enumeration protection: off by default in the emulator, on in production. */
async function enableEmailEnumerationProtection(project: string): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v2/projects/${project}/config`;
  const response = await fetch(`${ORIGIN}${path}?updateMask=emailPrivacyConfig`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`identity: setting up ${project} returned ${response.status}`);
}
