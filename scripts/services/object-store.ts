import { join } from "node:path";
import { ensureServiceFolder, isRunning, readPid } from "../lib/daemon.ts";
import type { Requirement } from "../lib/debian.ts";
import { fetchLocal } from "../lib/http.ts";
import { run } from "../lib/run.ts";
import { findProgram } from "../lib/system.ts";
import type { Service } from "./service.ts";

const PORT = 7480;
const ORIGIN = `http://127.0.0.1:${PORT}`;

/**
 * A one-node Ceph with its S3 gateway: unlike small fakes it enforces signatures, sizes and CORS.
 */
export const objectStore: Service = {
  name: "object-store",
  address: ORIGIN,
  requirements: [
    makeProgramRequirement("radosgw", "radosgw"),
    makeProgramRequirement("ceph-mon", "ceph-mon"),
    makeProgramRequirement("ceph-osd", "ceph-osd"),
    makeProgramRequirement("ceph-common", "ceph-authtool"),
    makeProgramRequirement("curl", "curl"),
  ],

  async isUp() {
    const response = await fetchLocal(ORIGIN);
    return response?.contentType.includes("xml") ?? false;
  },

  isOurs: () => isRunning(readPid(join(getDataFolder(), "run", "client.rgw.pid")), "radosgw"),

  async start() {
    await runScript("object-store-start.sh");
  },

  async stop() {
    await runScript("object-store-stop.sh");
  },
};

function makeProgramRequirement(debianPackage: string, program: string): Requirement {
  return { debianPackage, isThere: () => findProgram(program) !== undefined };
}

// A short name, because socket paths inside it are limited to 107 characters.
function getDataFolder(): string {
  return ensureServiceFolder("s3");
}

function runScript(name: string): Promise<string> {
  return run("bash", [join(import.meta.dirname, name)], {
    env: { ...process.env, DATA_FOLDER: getDataFolder(), PORT: String(PORT) },
  });
}
