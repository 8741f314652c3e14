import { showServices, startServices, stopServices } from "./control.ts";

const [command = "start"] = process.argv.slice(2);

try {
  if (command === "start") await startServices();
  else if (command === "stop") await stopServices();
  else if (command === "status") process.exitCode = (await showServices()) ? 0 : 1;
  else
    throw new Error(`Unknown command "${command}". Use: npm run services [-- start|stop|status]`);
} catch (error) {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  for (const reason of reasons) console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
