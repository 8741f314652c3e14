import { once } from "node:events";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { startSlowSmtp } from "./support/slow-smtp.ts";
import { report } from "./support/verdict.ts";

// Promise: a worker killed in the middle of a task loses nothing and does nothing twice; another
// worker finishes the task within 60 s. `--sabotage` starts no other worker, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const maxRecoverySeconds = 60;
const inbox = "inbox-of-the-drill@people.example";

let smtpDelayMs = 30_000;
const smtp = await startSlowSmtp(() => smtpDelayMs);
const stack = await startStack({
  database: "boab_drill_worker",
  apiPort: 4220,
  webPort: 3220,
  withWeb: false,
  env: { SMTP_URL: smtp.url, ENQUIRIES_TO: inbox },
});

const response = await fetch(`${stack.apiOrigin}/app/enquiries`, {
  method: "POST",
  headers: { "content-type": "application/json", origin: stack.webOrigin },
  body: JSON.stringify({
    name: "Drill",
    email: "drill@people.example",
    message: "Is it sent once?",
  }),
});
if (response.status !== 201) throw new Error(`enquiry: ${response.status}`);
if (!(await waitUntil(() => smtp.countReceived() > 0, { seconds: 30 })))
  throw new Error("the task never began");

stack.worker.kill("SIGKILL");
await once(stack.worker, "exit");
const killedAt = performance.now();
smtpDelayMs = 0;
if (!isSabotaged) stack.startWorker();

/** What the clock sends meanwhile is left out. */
const countDelivered = () => smtp.deliveries.filter(({ to }) => to.includes(inbox)).length;
const isDone = await waitUntil(() => countDelivered() > 0, { seconds: maxRecoverySeconds });
const seconds = (performance.now() - killedAt) / 1000;
// Long enough for a second delivery to show up, if there were one: two heartbeats and a retry.
if (isDone) await waitUntil(() => countDelivered() > 1, { seconds: 25 });
await stack.stop();
smtp.stop();

report([
  {
    name: `done within ${maxRecoverySeconds} s of kill -9`,
    holds: isDone,
    figure: isDone ? `${seconds.toFixed(1)} s` : "not done",
  },
  {
    name: "emails delivered",
    holds: countDelivered() === 1,
    figure: String(countDelivered()),
  },
]);
