import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import { incomingContext } from './incoming-context.ts';
import { traceStatements } from './statements.ts';

interface TracingOptions {
  version: string;
  /** `traceparent` of requests is believed. */
  isBehindProxy: boolean;
}

/** Spans of requests, statements and jobs, sent by OTLP over HTTP; the SDK reads the other `OTEL_*` variables itself. */
export class Tracing {
  readonly #context = new AsyncLocalStorage<Context>();
  readonly #provider: BasicTracerProvider;
  readonly #tracer: Tracer;
  readonly #isBehindProxy: boolean;
  readonly #ignoreStatements: () => void;

  constructor({ version, isBehindProxy }: TracingOptions) {
    const own = resourceFromAttributes({ 'service.name': 'kickstand', 'service.version': version });
    const resource = defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] }));
    this.#provider = new BasicTracerProvider({
      resource,
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    });
    this.#tracer = this.#provider.getTracer('kickstand');
    this.#isBehindProxy = isBehindProxy;
    this.#ignoreStatements = traceStatements(this.#tracer, () => this.#context.getStore());
  }

  /** Kept responses pass no route and have no span. */
  watchWeb = (app: FastifyInstance) => {
    const spans = new WeakMap<object, { span: Span; context: Context }>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      const route = routeOptions.url ?? 'unknown';
      const parent = this.#isBehindProxy ? incomingContext(headers) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = this.#tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      request.traceId = span.spanContext().traceId;
      spans.set(request, { span, context });
      this.#context.run(context, done);
    });
    // The body's events come from outside of the first hook's context.
    app.addHook('preValidation', (request, _reply, done) => {
      const begun = spans.get(request);
      if (begun) this.#context.run(begun.context, done);
      else done();
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const { span } = spans.get(request) ?? {};
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  };

  watchJob = (job: string, work: () => Promise<unknown>): Promise<unknown> => {
    const span = this.#tracer.startSpan(`job ${job}`);
    return this.#context.run(trace.setSpan(ROOT_CONTEXT, span), async () => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  };

  /** Sends what waits. */
  async stop() {
    this.#ignoreStatements();
    await this.#provider.shutdown();
  }
}
