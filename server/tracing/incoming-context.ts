import type { IncomingHttpHeaders } from 'node:http';
import { type Context, defaultTextMapGetter, ROOT_CONTEXT } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const propagator = new W3CTraceContextPropagator();

/** The caller's trace, from `traceparent` and `tracestate`. */
export const incomingContext = (headers: IncomingHttpHeaders): Context =>
  propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
