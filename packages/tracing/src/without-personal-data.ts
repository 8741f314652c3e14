import { type Attributes, SpanKind } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/**
 * All other attributes are dropped: paths and queries contain names and tokens, statements could contain values, and
 * errors quote both.
 */
const allowedAttributes = new Set([
  "db.operation.name",
  "db.system.name",
  "db.postgresql.plan",
  "error.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "request.id",
  "server.address",
  "server.port",
]);

/** Passes spans on with named attributes only, and without events and messages. */
export function makeRedactingExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(redactSpan), done),
    shutdown: () => exporter.shutdown(),
  };
}

/** On an incoming request, `server.*` comes from the sender's Host header, so it is dropped. */
const isTrustedAttribute = ({ kind }: ReadableSpan, name: string) =>
  kind === SpanKind.CLIENT || !name.startsWith("server.");

function redactSpan(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(
      ([name]) => allowedAttributes.has(name) && isTrustedAttribute(span, name),
    ),
  );
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
