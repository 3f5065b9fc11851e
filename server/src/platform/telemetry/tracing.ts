import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const TRACER = 'cromia';

let isTracing = false;

/**
 * Sends traces of requests, statements, mails, webhooks and jobs to an OTLP receiver (HTTP, JSON). Without this call,
 * no tracing code is loaded and nothing is recorded.
 */
export async function openTracing({
  endpoint,
  headers,
  serviceName,
}: NonNullable<Config['tracing']>): Promise<{ close: () => Promise<void> }> {
  const [
    { TracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { AsyncLocalStorageContextManager },
    resources,
    core,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isTracing = true;
  return {
    close: async () => {
      isTracing = false;
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

function recordError(span: Span, error: unknown): void {
  // Records only the error's name, because database messages quote rows.
  const name = error instanceof Error ? error.name : 'Error';
  span.setStatus({ code: SpanStatusCode.ERROR, message: name });
}

/** Runs work in a span of the current trace, or of a new trace. */
export async function runInSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!isTracing) return work();
  return trace.getTracer(TRACER).startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      recordError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records a running statement as a span, with its text but without its values. */
export function traceStatement(text: string, running: Promise<unknown>): void {
  if (!isTracing || trace.getActiveSpan() === undefined) return;
  const span = trace.getTracer(TRACER).startSpan(text.trim().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  running.then(
    () => span.end(),
    (error: unknown) => {
      recordError(span, error);
      span.end();
    },
  );
}

/** Records each request as a span named by its route, in the caller's trace if the request contains one. */
export function registerTracing(app: FastifyInstance): void {
  if (!isTracing) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const runInRequestSpan = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const caller = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const options = { kind: SpanKind.SERVER, attributes: { ...attributes, 'cromia.request_id': request.id } };
    const span = trace.getTracer(TRACER).startSpan(`${request.method} ${route}`, options, caller);
    spans.set(request, span);
    runInRequestSpan(request, done);
  });
  // The body arrives in events of the connection, which lose the trace context.
  app.addHook('preValidation', (request, _reply, done) => runInRequestSpan(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
