import { buildNodeCommand, runSubcommands, type Subcommands } from "./lib/subcommands.ts";

const buildScriptCommands = (name: string) => [buildNodeCommand(`apps/api/scripts/${name}.ts`)];

// `npm run db <what>` prepares the database and the providers that keep data for us.
const preparations: Subcommands = {
  migrate: {
    does: "applies missing migrations and creates the task queues and the bucket",
    commands: buildScriptCommands("migrate"),
  },
  suburbs: {
    does: "loads the Australian suburbs",
    commands: buildScriptCommands("load-suburbs"),
  },
  demo: {
    does: "loads the demo people and businesses; needs the suburbs and the identity emulator",
    commands: buildScriptCommands("load-demo"),
  },
  plans: {
    does: "makes the plans' prices and the customer portal at Stripe; run again after a change",
    commands: buildScriptCommands("prepare-plans"),
  },
  "password-policy": {
    does: "sets and checks the identity provider's password policy",
    commands: buildScriptCommands("password-policy"),
  },
};

process.exitCode = runSubcommands("db", preparations, process.argv.slice(2));
