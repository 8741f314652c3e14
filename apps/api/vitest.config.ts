import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    include: ["{src,test,scripts}/**/*.test.ts"],
    globalSetup: ["test/template-database.ts"],
    env: { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
    testTimeout: 20_000,
    // A whole cast of the access matrix takes seven seconds on a quiet machine, and many times that on a busy one.
    hookTimeout: 120_000,
    // One more than the cores: a test waits for the database half of the time.
    maxWorkers: 3,
    // Each file has a database and an identity project of its own; loading the modules anew would
    // only cost time.
    isolate: false,
  },
});
