import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { makeRedactingExporter } from "./without-personal-data.ts";

/** A process has ten seconds to stop, and a collector that is down must not use them all. */
const timeoutMs = 2_000;

export interface Tracing {
  nameRequestSpan(method: string, route: string, requestId: string): void;
  runInSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Traces incoming and outgoing requests and PostgreSQL statements, enough to see where a request spends its time. */
export function connectOpenTelemetry(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    // The sender of a request must not decide whether it is traced.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter: makeRedactingExporter(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  instrumentLibraries();

  const tracer = trace.getTracer("boab");
  return {
    nameRequestSpan(method, route, requestId) {
      trace
        .getActiveSpan()
        ?.updateName(`${method} ${route}`)
        .setAttributes({ "http.route": route, "request.id": requestId });
    },
    runInSpan: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    // The timeout is unreferenced, so that it doesn't delay the exit once everything is sent.
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(timeoutMs, undefined, { ref: false }),
      ]),
  };
}

function instrumentLibraries(): void {
  const instrumentations = [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = "" }) => isProbe(url) }),
    new UndiciInstrumentation(),
    new PgInstrumentation({
      // The queue polls all the time, so only statements of a request or a task are traced.
      requireParentSpan: true,
      ignoreConnectSpans: true,
      requestHook: (span, { query }) => {
        span.updateName(`postgresql ${parseOperation(query.text)}`);
      },
    }),
  ];
  for (const instrumentation of instrumentations) instrumentation.enable();
  // The instrumentations wrap what `require` returns. Our own modules import the same objects afterwards.
  const require = createRequire(import.meta.url);
  for (const name of ["http", "https", "pg"]) require(name);
}

/** Load balancers and collectors ask every second. */
const isProbe = (url: string) => /^\/(api\/)?(health|metrics)\b/.test(url);

/** Returns the first word of a statement, after a leading comment: `select`, `with`, `insert`. */
const parseOperation = (text: string) =>
  /\w+/.exec(text.replace(/^\/\*.*?\*\//, ""))?.[0].toLowerCase() ?? "statement";
