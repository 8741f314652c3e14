import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "stripe-sandbox",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Files of one worker share the compiled contract, which takes seconds to build.
    isolate: false,
    // As many as the API's tests: projects that share workers must agree.
    maxWorkers: 3,
    // The first check of a worker compiles the contract: two seconds, on a busy machine many more.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: {
      /** With a test key of a real account the conformance suite runs against Stripe instead. */
      stripeKey: process.env.STRIPE_SECRET_KEY ?? "",
    },
  },
});

declare module "vitest" {
  interface ProvidedContext {
    stripeKey: string;
  }
}
