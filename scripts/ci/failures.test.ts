import { expect, it } from "vitest";
import { extractFailures } from "./failures.ts";

it("finds what each kind of step calls a failure, each once", () => {
  const log = [
    " ✓ |api| test/staff-reads.test.ts (2 tests) 512ms",
    " FAIL  |api| test/staff-reads.test.ts > leaves a line",
    " FAIL  |api| test/staff-reads.test.ts > leaves a line",
    "  ✘  163 e2e/jobs/apply.spec.ts:13:1 › JOB-08 somebody applies (3.7s)",
    "ok   slot-race (12 s)",
    "FAIL tamper (28 s)",
    "the word FAIL inside a line",
  ].join("\n");
  expect(extractFailures(log)).toEqual([
    "FAIL  |api| test/staff-reads.test.ts > leaves a line",
    "✘  163 e2e/jobs/apply.spec.ts:13:1 › JOB-08 somebody applies (3.7s)",
    "FAIL tamper (28 s)",
  ]);
});

it("finds an error that no test waited for, and where it came from", () => {
  const log = [
    "⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯",
    "",
    "Vitest caught 1 unhandled error during the test run.",
    "This might cause false positive tests. Resolve unhandled errors to make sure your tests are not affected.",
    "",
    "⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯",
    "Error: Connection is closed.",
    " ❯ close src/platform/http/connect-redis.ts:19:3",
    "",
    'This error originated in "src/app.test.ts" test file.',
    "⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯",
    "",
    " Test Files  644 passed (644)",
  ].join("\n");
  expect(extractFailures(log)).toEqual([
    "⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯",
    "Error: Connection is closed.",
    "❯ close src/platform/http/connect-redis.ts:19:3",
    'This error originated in "src/app.test.ts" test file.',
  ]);
});
