import type { Tracing } from "./open-telemetry.ts";

/** Nothing of OpenTelemetry is loaded unless somebody wants traces. */
let tracing: Tracing | undefined;

interface TracingOptions {
  /** Where a collector takes traces (OTLP over HTTP); without one there are none. */
  endpoint: string | undefined;
  /** The process, as it is called in the traces. */
  service: "boab-web" | "boab-api" | "boab-worker";
}

/** Call it before the libraries that are traced are used: their functions are wrapped in place. */
export async function startTracing({ endpoint, service }: TracingOptions): Promise<void> {
  if (endpoint === undefined) return;
  const { connectOpenTelemetry } = await import("./open-telemetry.ts");
  tracing = connectOpenTelemetry(endpoint, service);
}

/** Sends what has not been sent yet. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop();
}

/** Names the span of the current request by its route, never by its path, and by the id in the logs. */
export function nameRequestSpan(method: string, route: string, requestId: string): void {
  tracing?.nameRequestSpan(method, route, requestId);
}

/** Work that no request began, such as a task. */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracing ? tracing.inSpan(name, work) : work();
}
