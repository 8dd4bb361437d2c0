import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Counts } from '../counts/counts.ts';
import type { DatabaseTarget } from '../database/connect.ts';
import type { Position } from '../database/replica.ts';
import { cacheKey } from './cache-key.ts';
import { CacheStore } from './cache-store.ts';
import { CachedResponse, type Made } from './cached-response.ts';
import { InvalidationPoller, cacheTags as known } from './invalidation.ts';
import { SingleFlight } from './single-flight.ts';

export { CachedResponse, type Made } from './cached-response.ts';
export { type Encoding, encodingFor } from './encoding.ts';

export interface Making {
  tag(...topics: string[]): void;
  /** The response is wrong from this time on, in milliseconds since 1970. */
  expire(at: number): void;
  signal: AbortSignal;
  written: Position | undefined;
}

export interface CachePolicy {
  owner?: string | undefined;
  /** False: concurrent requests share the response, then it is dropped. */
  isStored?: boolean;
}

interface ResponseCacheOptions {
  target: DatabaseTarget;
  megabytes: number;
  isReplicated: boolean;
  redirectedHost?: string | undefined;
  /** Those that pages may show amounts in. */
  currencies?: readonly string[];
}

/** What the person of this request sees of a response for everybody, if it is kept. */
export type ForPerson = (
  request: IncomingMessage,
  cached: CachedResponse,
) => Promise<CachedResponse | undefined> | undefined;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Cache of responses that are the same for every client. Before each hit it polls for changes: once a write is
 * acknowledged, no process serves an older response.
 */
export class ResponseCache {
  readonly #store: CacheStore;
  readonly #flights = new Map<string, SingleFlight>();
  readonly #poller: InvalidationPoller;
  readonly #isReplicated: boolean;
  readonly #redirectedHost: string | undefined;
  readonly #currencies: readonly string[];
  #order = 0;
  /** `hit`: sent as kept; `unchanged`: a hit that the client has already; `joined`: shares a render in flight. */
  readonly counts = new Counts(['hit', 'unchanged', 'miss', 'joined', 'dropped'] as const);

  constructor({ target, megabytes, isReplicated, redirectedHost, currencies = [] }: ResponseCacheOptions) {
    this.#store = new CacheStore({ megabytes });
    this.#poller = new InvalidationPoller(target, (changed) => this.#drop(changed));
    this.#isReplicated = isReplicated;
    this.#redirectedHost = redirectedHost;
    this.#currencies = currencies;
  }

  handleCached(app: Handler, forPerson: ForPerson = () => undefined): Handler {
    return (request, response) => {
      const key = this.#isFor(request) ? this.keyOf(request) : '';
      const cached = this.#store.get(key);
      const answer = cached && request.headers.authorization ? forPerson(request, cached) : cached;
      if (!answer) return app(request, response);
      Promise.all([answer, this.#poller.poll()]).then(
        ([found]) => {
          if (!found || this.#store.get(key) !== cached) return app(request, response);
          this.counts.add(send(found, request, response));
        },
        () => app(request, response),
      );
    };
  }

  keyOf(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
    return cacheKey(request, this.#currencies);
  }

  async answer(
    key: string,
    gone: AbortSignal,
    make: (making: Making) => Promise<Made>,
    policy: CachePolicy = {},
  ): Promise<CachedResponse> {
    const arrived = this.#order++;
    for (;;) {
      const cached = this.#store.get(key);
      if (cached && (await this.#isFresh(key, cached))) {
        this.counts.add('hit');
        return cached;
      }
      const joined = this.#flights.get(key);
      this.counts.add(joined ? 'joined' : 'miss');
      const flight = joined ?? this.#begin(key, make, policy);
      const answer = flight.join(gone);
      if (flight.begun > arrived) return answer;
      // This render may predate a write that the client saw acknowledged: check again.
      await answer.catch(() => {});
    }
  }

  get figures() {
    return this.#store.figures;
  }

  /** For others that follow the same changes. */
  get changes() {
    return this.#poller;
  }

  /** `ms` of each question for changes. */
  onPoll(observe: (ms: number, succeeded: boolean) => void) {
    this.#poller.observe = observe;
  }

  isInFlight(request: IncomingMessage) {
    return this.#isFor(request) && !request.headers.authorization && this.#flights.has(this.keyOf(request));
  }

  async stop() {
    await this.#poller.end();
  }

  #isFor({ method, headers }: IncomingMessage) {
    return (method === 'GET' || method === 'HEAD') && headers.host !== this.#redirectedHost;
  }

  async #isFresh(key: string, cached: CachedResponse) {
    await this.#poller.poll().catch(() => {});
    return this.#store.get(key) === cached;
  }

  #begin(key: string, make: (making: Making) => Promise<Made>, policy: CachePolicy): SingleFlight {
    const flight = new SingleFlight(this.#order++);
    const over = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    this.#flights.set(key, flight);
    flight.signal.addEventListener('abort', over, { once: true });
    flight.answer = this.#fly(flight, make)
      .then(({ answer, isSound }) => {
        const { isStored = true, owner } = policy;
        if (isStored && isSound) this.#store.set(key, answer, owner);
        return answer;
      })
      .finally(over);
    return flight;
  }

  async #fly(flight: SingleFlight, make: (making: Making) => Promise<Made>) {
    // A replica must have replayed every acknowledged write.
    if (this.#isReplicated || !this.#poller.isUpToDate) await this.#poller.poll().catch(() => {});
    const { isUpToDate, position } = this.#poller;
    flight.changed.clear();
    let tags: string[] | undefined;
    const tag = (...more: string[]) => {
      tags = [...(tags ?? []), ...more];
    };
    let until = Number.POSITIVE_INFINITY;
    const expire = (at: number) => {
      until = Math.min(until, at);
    };
    const written = this.#isReplicated ? position : undefined;
    const made = await make({ tag, expire, signal: flight.signal, written });
    const isUnchanged = tags?.every((topic) => !flight.changed.has(topic)) && !flight.changed.has(known.everything);
    // An aborted flight no longer receives invalidations.
    const isSound = made.status === 200 && isUpToDate && isUnchanged && !flight.signal.aborted;
    return { answer: new CachedResponse(made, tags, until), isSound };
  }

  #drop(changed: readonly string[]) {
    const { entries } = this.#store.figures;
    this.#store.drop(changed);
    this.counts.add('dropped', entries - this.#store.figures.entries);
    for (const { changed: meanwhile } of this.#flights.values()) for (const topic of changed) meanwhile.add(topic);
  }
}

function send(answer: CachedResponse, request: IncomingMessage, response: ServerResponse): 'hit' | 'unchanged' {
  const outgoing = answer.for(request);
  if (outgoing instanceof Promise) {
    void outgoing.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
    return 'hit';
  }
  response.writeHead(outgoing.status, outgoing.headers).end(outgoing.body);
  return outgoing.status === 304 ? 'unchanged' : 'hit';
}

export function headersOf(reply: FastifyReply): Made['headers'] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === 'x-request-id' ? [] : [[name, String(value)]],
  );
}

export async function sendCached(reply: FastifyReply, answer: CachedResponse) {
  const { status, headers, body } = await answer.for(reply.request.raw);
  reply.code(status);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  return reply.send(body);
}

/** Whether a URL has known parameters only: made-up ones would flood the cache. */
export function hasOnly(known: readonly string[], url: string) {
  const at = url.indexOf('?');
  if (at < 0) return true;
  return [...new URLSearchParams(url.slice(at)).keys()].every((name) => known.includes(name));
}
