import { expect, it } from "vitest";
import { runStep } from "./run-step.ts";

it("ends a step, and fails it, when the time of the whole run is up", async () => {
  const step = { name: "sleeps", command: "sleep 30;", countedBy: "gate" } as const;
  const startedAt = Date.now();
  const result = await runStep(step, startedAt + 200);
  expect(result).toMatchObject({ isGreen: false, failed: 1 });
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});
