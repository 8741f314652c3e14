import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoPeople } from "@boab/demo/people";
import { colour } from "./lib/colour.ts";
import { fetchLocal } from "./lib/http.ts";
import { runProcess, startProcess, stopProcess } from "./lib/labelled-process.ts";
import { repositoryRoot } from "./lib/paths.ts";
import { buildNodeCommand, runSubcommands, type Subcommands } from "./lib/subcommands.ts";
import { waitUntil } from "./lib/wait.ts";
import { startServices } from "./services/control.ts";

const PUBLIC_ORIGIN = "http://localhost:3000";

const preparations = ["migrate", "suburbs", "demo", "plans"].map((name) => ({
  command: ["npm", "run", "--silent", "db", name],
  label: name,
  colour: "gray" as const,
}));

const parts = [
  {
    label: "api",
    colour: "cyan",
    command: buildNodeCommand("--watch", "apps/api/src/main.http.ts"),
  },
  {
    label: "worker",
    colour: "magenta",
    command: buildNodeCommand("--watch", "apps/api/src/main.worker.ts"),
  },
  {
    label: "web",
    colour: "green",
    command: ["npm", "run", "--silent", "dev", "-w", "@boab/web"],
  },
] as const;

// Node's watch mode crashes on exit when an optional env file is missing.
const localEnvFile = join(repositoryRoot, ".env");
if (!existsSync(localEnvFile)) {
  writeFileSync(localEnvFile, "# What differs on this machine from .env.example.\n");
}

// `npm run dev api` starts that part alone, on services and a database that are already there.
const chosenCommands = process.argv.slice(2);
if (chosenCommands.length > 0) {
  const singlePartCommands: Subcommands = Object.fromEntries(
    parts.map(({ label, command }) => [
      label,
      { does: `${label} alone, restarting on change`, commands: [command] },
    ]),
  );
  process.exit(runSubcommands("dev", singlePartCommands, chosenCommands));
}

await startServices();
for (const preparation of preparations) await runProcess(preparation);

const running = parts.map((part) => ({ part, child: startProcess(part) }));
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
await Promise.all(running.map(({ child }) => stopProcess(child)));
console.log("The services keep running. Stop them with: npm run services -- stop");
process.exit(end.exitCode);

async function isServing(): Promise<boolean> {
  return (await fetchLocal(PUBLIC_ORIGIN)) !== undefined;
}

function printWelcome(): void {
  const serverUrls = [
    ["Boab", PUBLIC_ORIGIN],
    ["API", "http://127.0.0.1:4000"],
    ["mails", "http://127.0.0.1:10800"],
    ["Stripe sandbox", "http://127.0.0.1:12111"],
  ] as const;
  const lines = [
    "",
    ...serverUrls.map(([name, address]) => `${name.padEnd(16)} ${colour("bold", address)}`),
    "",
    `Demo people, all with the password ${colour("bold", demoPeople[0]?.password ?? "")}`,
    ...demoPeople.map(
      ({ role, email, fullName }) => `${role.padEnd(16)} ${email.padEnd(36)} ${fullName}`,
    ),
    "",
  ];
  for (const line of lines) console.log(line);
}
