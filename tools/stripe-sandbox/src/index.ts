export {
  makeSandboxControl,
  type SandboxControl,
  type SandboxStatus,
} from "./control/client.ts";
export type { Fault } from "./control/faults.ts";
export {
  type ConfiguredEndpoint,
  type RunningSandbox,
  type SandboxOptions,
  startSandbox,
} from "./start-sandbox.ts";
export { warmUp } from "./warm-up.ts";
export type { DeliveryPolicy } from "./webhooks/policy.ts";
export type { Delivery } from "./webhooks/webhooks.ts";
