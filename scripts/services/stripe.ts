import { join } from "node:path";
import { isDaemonAlive, startDaemon, stopDaemon } from "../lib/daemon.ts";
import { fetchLocal } from "../lib/http.ts";
import { repositoryRoot } from "../lib/paths.ts";
import type { Service } from "./service.ts";

const PORT = 12111;
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** The API of `npm run dev`, with the secrets of .env.example. */
const WEBHOOKS_URL = "http://127.0.0.1:4000/pay/webhooks";

/** Our own stand-in for Stripe. It keeps everything in memory: stopping it forgets all payments. */
export const stripe: Service = {
  name: "stripe",
  address: ORIGIN,
  requirements: [],

  async isUp() {
    return (await fetchLocal(`${ORIGIN}/_sandbox`))?.body.includes('"seed"') ?? false;
  },

  isOurs: () => isDaemonAlive("stripe", "stripe-sandbox"),

  async start() {
    const script = join(repositoryRoot, "tools", "stripe-sandbox", "scripts", "start.ts");
    startDaemon({
      name: "stripe",
      program: process.execPath,
      args: [
        script,
        "--port",
        String(PORT),
        "--webhook",
        `whsec_sandbox=${WEBHOOKS_URL}/platform`,
        "--connect-webhook",
        `whsec_sandboxconnect=${WEBHOOKS_URL}/connect`,
      ],
    });
  },

  async stop() {
    await stopDaemon("stripe", "stripe-sandbox");
  },
};
