import { join } from "node:path";
import { isRunning, readPid, serviceFolder } from "../lib/daemon.ts";
import type { Requirement } from "../lib/debian.ts";
import { fetchLocal } from "../lib/http.ts";
import { run } from "../lib/run.ts";
import { findProgram } from "../lib/system.ts";
import type { Service } from "./service.ts";

const PORT = 7480;
const ADDRESS = `http://127.0.0.1:${PORT}`;

/**
 * A one-node Ceph with its S3 gateway: unlike small fakes it enforces signatures, sizes and CORS.
 */
export const objectStore: Service = {
  name: "object-store",
  address: ADDRESS,
  requirements: [
    debianProgram("radosgw", "radosgw"),
    debianProgram("ceph-mon", "ceph-mon"),
    debianProgram("ceph-osd", "ceph-osd"),
    debianProgram("ceph-common", "ceph-authtool"),
    debianProgram("curl", "curl"),
  ],

  async isUp() {
    const response = await fetchLocal(ADDRESS);
    return response?.contentType.includes("xml") ?? false;
  },

  isOurs: () => isRunning(readPid(join(dataFolder(), "run", "client.rgw.pid")), "radosgw"),

  async start() {
    await script("object-store-start.sh");
  },

  async stop() {
    await script("object-store-stop.sh");
  },
};

function debianProgram(debianPackage: string, program: string): Requirement {
  return { debianPackage, isThere: () => findProgram(program) !== undefined };
}

// A short name, because socket paths inside it are limited to 107 characters.
function dataFolder(): string {
  return serviceFolder("s3");
}

function script(name: string): Promise<string> {
  return run("bash", [join(import.meta.dirname, name)], {
    env: { ...process.env, DATA_FOLDER: dataFolder(), PORT: String(PORT) },
  });
}
