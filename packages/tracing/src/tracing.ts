import type { Tracing } from "./open-telemetry.ts";

/** OpenTelemetry is only loaded when tracing is configured. */
let tracing: Tracing | undefined;

interface TracingOptions {
  /** The URL of a collector (OTLP over HTTP); without one, nothing is traced. */
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

/** Sends the spans that haven't been sent yet. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop();
}

/** Names the span of the current request by its route, never by its path, and by the id in the logs. */
export function nameRequestSpan(method: string, route: string, requestId: string): void {
  tracing?.nameRequestSpan(method, route, requestId);
}

/** Traces work that no request started, such as a task. */
export function runInSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return tracing ? tracing.runInSpan(name, work) : work();
}
