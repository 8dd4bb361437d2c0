import { type Context, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { type DriverQuery, queryPrototype } from '../database/driver-query.ts';

const LONGEST_TEXT = 2_000;

/** A span for each statement of a request or a job, until the returned function is called. Its text holds no values. */
export function traceStatements(tracer: Tracer, parentOf: () => Context | undefined): () => void {
  const prototype = queryPrototype();
  const { handle } = prototype;
  prototype.handle = function (this: DriverQuery) {
    const parent = this.executed ? undefined : parentOf();
    if (parent) trace(this, tracer, parent);
    return handle.call(this);
  };
  return () => {
    prototype.handle = handle;
  };
}

function trace(query: DriverQuery, tracer: Tracer, parent: Context) {
  const attributes = { 'db.system.name': 'postgresql' };
  const span = tracer.startSpan('statement', { kind: SpanKind.CLIENT, attributes }, parent);
  const { resolve, reject } = query;
  const end = () => {
    const text = (query.string ?? query.strings.join('?')).replace(/\s+/g, ' ').trim();
    span.updateName(nameOf(text));
    span.setAttribute('db.query.text', text.slice(0, LONGEST_TEXT));
    span.end();
  };
  query.resolve = (result) => {
    end();
    resolve(result);
  };
  query.reject = (error) => {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
    span.setStatus({ code: SpanStatusCode.ERROR });
    end();
    reject(error);
  };
}

const VERB = /\b(select|insert|update|delete|begin|commit|rollback|savepoint)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+([a-z_]+)/i;

/** What it does, and the first table it names. */
export function nameOf(text: string): string {
  const [, verb = 'statement'] = VERB.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
