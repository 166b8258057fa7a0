import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameOf } from './callMetrics';
import { traceOf } from './trace';
import { afterReply } from './afterReply';

interface SpansOptions {
  /** The address of a collector that takes OTLP over HTTP; none: no span is made. */
  collector: string | undefined;
  /** The name under which the collector knows this program. */
  service: string;
  version: string;
  /** The name of a call that its route does not have. */
  callOf?(request: FastifyRequest): string | undefined;
}

/** Tells a collector of OpenTelemetry about each request: one span, with the trace that its lines in the log name. */
export async function exportSpans(app: FastifyInstance, { collector, ...options }: SpansOptions): Promise<void> {
  if (collector === undefined) return;
  const { service, version, callOf = () => undefined } = options;
  // Twenty megabytes that only those load who have a collector.
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  let ids = { id: '', span: '' };
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    // Those that the log has.
    idGenerator: { generateTraceId: () => ids.id, generateSpanId: () => ids.span },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        // The end of the server waits for it, too.
        exporter: new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 4000 }),
        exportTimeoutMillis: 5000,
      }),
    ],
  });
  const tracer = provider.getTracer('catalogue', version);
  app.addHook('onRequest', async (request, reply) => {
    const step = traceOf(request.raw);
    // Whoever begins a trace decides whether it is recorded.
    if (step.parent === undefined) step.flags = '01';
    const parent =
      step.parent === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, {
            traceId: step.id,
            spanId: step.parent,
            traceFlags: Number.parseInt(step.flags, 16),
            isRemote: true,
          });
    ids = step;
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
    afterReply(reply, (error) => {
      const { url: route = '' } = request.routeOptions;
      const status = reply.statusCode;
      span.updateName(callOf(request) ?? nameOf(request, reply));
      // Never the address, which may contain what a user typed.
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': status,
        'catalogue.request_id': request.id,
      });
      if (error || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  });
  // A collector that is away must not keep a server from ending.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined));
}
