import { join } from "node:path";
import { isDaemonAlive, startDaemon, stopDaemon } from "../lib/daemon.ts";
import { fetchLocal } from "../lib/http.ts";
import { repositoryRoot } from "../lib/paths.ts";
import { queryPort } from "../lib/tcp.ts";
import type { Service } from "./service.ts";

const SMTP_PORT = 10250;
const WEB_PORT = 10800;

/** maildev: accepts every email, delivers none, and shows them on a page and over REST. */
export const mail: Service = {
  name: "mail",
  address: `smtp://127.0.0.1:${SMTP_PORT}, read at http://127.0.0.1:${WEB_PORT}`,
  requirements: [],

  async isUp() {
    const [greeting, page] = await Promise.all([
      queryPort(SMTP_PORT),
      fetchLocal(`http://127.0.0.1:${WEB_PORT}/healthz`),
    ]);
    return greeting.toString().startsWith("220 ") && page?.status === 200;
  },

  isOurs: () => isDaemonAlive("mail", "maildev"),

  async start() {
    startDaemon({
      name: "mail",
      program: process.execPath,
      args: [
        join(repositoryRoot, "node_modules", "maildev", "bin", "maildev"),
        "--ip",
        "127.0.0.1",
        "--smtp",
        String(SMTP_PORT),
        "--web",
        String(WEB_PORT),
      ],
    });
  },

  async stop() {
    await stopDaemon("mail", "maildev");
  },
};
