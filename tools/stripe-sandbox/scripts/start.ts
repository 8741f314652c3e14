import { once } from "node:events";
import { parseArgs } from "node:util";
import { startSandbox, warmUp } from "../src/index.ts";

// node start.ts --port 12111 --webhook whsec_1=http://127.0.0.1:4000/… --connect-webhook whsec_2=…
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "12111" },
    seed: { type: "string" },
    webhook: { type: "string", multiple: true, default: [] },
    "connect-webhook": { type: "string", multiple: true, default: [] },
  },
});

const endpoint = (text: string, isConnect: boolean) => {
  const [secret = "", ...url] = text.split("=");
  return { secret, url: url.join("="), isConnect };
};

const running = await startSandbox({
  port: Number(values.port),
  ...(values.seed ? { seed: Number(values.seed) } : {}),
  endpoints: [
    ...values.webhook.map((text) => endpoint(text, false)),
    ...values["connect-webhook"].map((text) => endpoint(text, true)),
  ],
});
console.log(`Stripe sandbox at ${running.origin}, webhooks shuffled with seed ${running.seed}`);
await warmUp(running.origin);

await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
await running.stop();
