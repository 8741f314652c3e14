import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoPeople } from "@boab/demo/people";
import { colour } from "./lib/colour.ts";
import { fetchLocal } from "./lib/http.ts";
import { finishNpmScript, startNpmScript, stopNpmScript } from "./lib/npm-script.ts";
import { repositoryRoot } from "./lib/paths.ts";
import { waitUntil } from "./lib/wait.ts";
import { startServices } from "./services/control.ts";

const PUBLIC_ORIGIN = "http://localhost:3000";

const preparations = [
  { script: "migrate", label: "migrate", colour: "gray" },
  { script: "suburbs", label: "suburbs", colour: "gray" },
  { script: "demo", label: "demo", colour: "gray" },
  { script: "plans", label: "plans", colour: "gray" },
] as const;

const parts = [
  { script: "dev:api", label: "api", colour: "cyan" },
  { script: "dev:worker", label: "worker", colour: "magenta" },
  { script: "dev:web", label: "web", colour: "green" },
] as const;

// Node's watch mode crashes on exit when an optional env file is missing.
const ownSettings = join(repositoryRoot, ".env");
if (!existsSync(ownSettings)) {
  writeFileSync(ownSettings, "# What differs on this machine from .env.example.\n");
}

await startServices();
for (const preparation of preparations) await finishNpmScript(preparation);

const running = parts.map((part) => ({ part, child: startNpmScript(part) }));
void waitUntil(isServing, { seconds: 120, everyMs: 500 }).then((isUp) => {
  if (isUp) printWelcome();
  else console.log(`${PUBLIC_ORIGIN} has not responded for two minutes. The lines above say why.`);
});

const end = await Promise.race([
  once(process, "SIGINT").then(() => ({ reason: "Ctrl-C", exitCode: 0 })),
  once(process, "SIGTERM").then(() => ({ reason: "asked to stop", exitCode: 0 })),
  ...running.map(async ({ part, child }) => {
    const [exitCode] = await once(child, "exit");
    return { reason: `${part.label} ended with ${exitCode}`, exitCode: 1 };
  }),
]);
console.log(`\n${end.reason}: stopping web, api and worker`);
await Promise.all(running.map(({ child }) => stopNpmScript(child)));
console.log("The services keep running. Stop them with: npm run services -- stop");
process.exit(end.exitCode);

async function isServing(): Promise<boolean> {
  return (await fetchLocal(PUBLIC_ORIGIN)) !== undefined;
}

function printWelcome(): void {
  const addresses = [
    ["Boab", PUBLIC_ORIGIN],
    ["API", "http://127.0.0.1:4000"],
    ["mails", "http://127.0.0.1:10800"],
    ["Stripe sandbox", "http://127.0.0.1:12111"],
  ] as const;
  const lines = [
    "",
    ...addresses.map(([name, address]) => `${name.padEnd(16)} ${colour("bold", address)}`),
    "",
    `Demo people, all with the password ${colour("bold", demoPeople[0]?.password ?? "")}`,
    ...demoPeople.map(
      ({ role, email, fullName }) => `${role.padEnd(16)} ${email.padEnd(36)} ${fullName}`,
    ),
    "",
  ];
  for (const line of lines) console.log(line);
}
