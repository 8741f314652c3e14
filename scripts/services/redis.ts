import { isDaemonAlive, startDaemon, stopDaemon } from "../lib/daemon.ts";
import { findProgram } from "../lib/system.ts";
import { queryPort } from "../lib/tcp.ts";
import type { Service } from "./service.ts";

const PORT = 63790;

export const redis: Service = {
  name: "redis",
  address: `127.0.0.1:${PORT}`,
  requirements: [
    { debianPackage: "redis-server", isThere: () => findProgram("redis-server") !== undefined },
  ],

  async isUp() {
    return (await queryPort(PORT, "PING\r\n")).toString().startsWith("+PONG");
  },

  isOurs: () => isDaemonAlive("redis", "redis-server"),

  // Nothing is saved: losing Redis must lose nothing, and development proves it every day.
  async start() {
    startDaemon({
      name: "redis",
      program: findProgram("redis-server") ?? "redis-server",
      args: ["--port", String(PORT), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    });
  },

  async stop() {
    await stopDaemon("redis", "redis-server");
  },
};
