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
import { withoutPersonalData } from "./without-personal-data.ts";

/** A stopping process has ten seconds, and a collector that is away would use them all. */
const patienceMs = 2_000;

export interface Tracing {
  nameRequestSpan(method: string, route: string, requestId: string): void;
  inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Requests in and out, and statements of PostgreSQL: enough to see where the time of a request goes. */
export function connectOpenTelemetry(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    // Whoever sends a request must not decide whether we see it.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutPersonalData(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  wrapLibraries();

  const tracer = trace.getTracer("boab");
  return {
    nameRequestSpan(method, route, requestId) {
      trace
        .getActiveSpan()
        ?.updateName(`${method} ${route}`)
        .setAttributes({ "http.route": route, "request.id": requestId });
    },
    inSpan: (name, work) =>
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
    // Once everything is sent, the rest of the patience keeps no process alive.
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(patienceMs, undefined, { ref: false }),
      ]),
  };
}

function wrapLibraries(): void {
  const instrumentations = [
    new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = "" }) => isProbe(url) }),
    new UndiciInstrumentation(),
    new PgInstrumentation({
      // The queue polls all the time; only what belongs to a request or a task is of interest.
      requireParentSpan: true,
      ignoreConnectSpans: true,
      requestHook: (span, { query }) => {
        span.updateName(`postgresql ${operationOf(query.text)}`);
      },
    }),
  ];
  for (const instrumentation of instrumentations) instrumentation.enable();
  // They wrap what `require` returns. Our own modules import instead, and then get the same objects.
  const require = createRequire(import.meta.url);
  for (const name of ["http", "https", "pg"]) require(name);
}

/** Load balancers and collectors ask every second. */
const isProbe = (url: string) => /^\/(api\/)?(health|metrics)\b/.test(url);

/** The first word, also behind the mark of a prepared statement: `select`, `with`, `insert`. */
const operationOf = (text: string) =>
  /\w+/.exec(text.replace(/^\/\*.*?\*\//, ""))?.[0].toLowerCase() ?? "statement";
