import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { DatabaseTarget } from '../database/connect.ts';
import type { Position } from '../database/replica.ts';
import { CacheStore } from './cache-store.ts';
import { CachedResponse, type Made } from './cached-response.ts';
import { InvalidationPoller, cacheTags as known } from './invalidation.ts';
import { SingleFlight } from './single-flight.ts';

export { CachedResponse, type Made } from './cached-response.ts';
export { type Encoding, encodingFor } from './encoding.ts';

export interface Making {
  /** What the answer depends on; where nothing was said, it is not kept. */
  tag(...topics: string[]): void;
  /** Ends when nobody waits for it any more. */
  signal: AbortSignal;
  /** What a replica has to show, to be read for it. */
  written: Position | undefined;
}

interface CachePolicy {
  /** Whose share of the room it takes, if that is counted. */
  owner?: string | undefined;
  /** False: it is made for those who ask at the same time, and forgotten. */
  isStored?: boolean;
}

interface ResponseCacheOptions {
  /** The primary: what was changed is asked there. */
  target: DatabaseTarget;
  megabytes: number;
  /** CacheStore may be read from a replica. */
  isReplicated: boolean;
  /** A host whose requests are led to another one. */
  redirectedHost?: string | undefined;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * CacheStore that are the same for everybody, made once and kept as bytes. None goes out before it was asked what was
 * committed since it was made: after a write is acknowledged, no process answers with what was before it.
 */
export class ResponseCache {
  readonly #store: CacheStore;
  readonly #flights = new Map<string, SingleFlight>();
  readonly #poller: InvalidationPoller;
  readonly #isReplicated: boolean;
  readonly #elsewhere: string | undefined;
  #order = 0;

  constructor({ target, megabytes, isReplicated, redirectedHost }: ResponseCacheOptions) {
    this.#store = new CacheStore({ megabytes });
    this.#poller = new InvalidationPoller(target, (changed) => this.#drop(changed));
    this.#isReplicated = isReplicated;
    this.#elsewhere = redirectedHost;
  }

  /** Stands before the app: what is kept goes out from here, everything else is passed on. */
  handleCached(app: Handler): Handler {
    return (request, response) => {
      const key = this.#isFor(request) ? (request.url ?? '') : '';
      const kept = this.#store.get(key);
      if (!kept) return app(request, response);
      this.#poller.poll().then(
        () => (this.#store.get(key) === kept ? send(kept, request, response) : app(request, response)),
        () => app(request, response),
      );
    };
  }

  /** What is kept for this address, or what is made for it now, once for all who ask for it at the same time. */
  async answer(
    key: string,
    gone: AbortSignal,
    make: (making: Making) => Promise<Made>,
    keeping: CachePolicy = {},
  ): Promise<CachedResponse> {
    const arrived = this.#order++;
    for (;;) {
      const kept = this.#store.get(key);
      if (kept && (await this.#isFresh(key, kept))) return kept;
      const flight = this.#flights.get(key) ?? this.#begin(key, make, keeping);
      const answer = flight.join(gone);
      if (flight.begun > arrived) return answer;
      // It may have been read before something that whoever asks has seen acknowledged: it is looked at again.
      await answer.catch(() => {});
    }
  }

  /** Whoever asks for this now is given what is being made for others. */
  isInFlight(request: IncomingMessage) {
    return this.#isFor(request) && this.#flights.has(request.url ?? '');
  }

  async stop() {
    await this.#poller.end();
  }

  #isFor({ method, headers }: IncomingMessage) {
    return (method === 'GET' || method === 'HEAD') && !headers.authorization && headers.host !== this.#elsewhere;
  }

  async #isFresh(key: string, kept: CachedResponse) {
    await this.#poller.poll().catch(() => {});
    return this.#store.get(key) === kept;
  }

  #begin(key: string, make: (making: Making) => Promise<Made>, keeping: CachePolicy): SingleFlight {
    const flight = new SingleFlight(this.#order++);
    const over = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    this.#flights.set(key, flight);
    flight.signal.addEventListener('abort', over, { once: true });
    flight.answer = this.#fly(flight, make)
      .then(({ answer, isSound }) => {
        const { isStored = true, owner } = keeping;
        if (isStored && isSound) this.#store.set(key, answer, owner);
        return answer;
      })
      .finally(over);
    return flight;
  }

  async #fly(flight: SingleFlight, make: (making: Making) => Promise<Made>) {
    // Where reads go to a replica, it has to show whatever was acknowledged before now.
    if (this.#isReplicated || !this.#poller.isUpToDate) await this.#poller.poll().catch(() => {});
    const { isUpToDate, position } = this.#poller;
    flight.changed.clear();
    let tags: string[] | undefined;
    const tag = (...more: string[]) => {
      tags = [...(tags ?? []), ...more];
    };
    const made = await make({ tag, signal: flight.signal, written: this.#isReplicated ? position : undefined });
    const isUnchanged = tags?.every((topic) => !flight.changed.has(topic)) && !flight.changed.has(known.everything);
    // Once everybody has left it, it is not told of changes any more.
    const isSound = made.status === 200 && isUpToDate && isUnchanged && !flight.signal.aborted;
    return { answer: new CachedResponse(made, tags), isSound };
  }

  #drop(changed: readonly string[]) {
    this.#store.drop(changed);
    for (const { changed: meanwhile } of this.#flights.values()) for (const topic of changed) meanwhile.add(topic);
  }
}

function send(answer: CachedResponse, request: IncomingMessage, response: ServerResponse) {
  const outgoing = answer.for(request);
  if (outgoing instanceof Promise)
    return void outgoing.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  response.writeHead(outgoing.status, outgoing.headers).end(outgoing.body);
}

/** What an answer says by now; who asked stays out of it. */
export function headersOf(reply: FastifyReply): Made['headers'] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === 'x-request-id' ? [] : [[name, String(value)]],
  );
}

/** The same by way of the app, for those who had to wait for it. */
export async function sendCached(reply: FastifyReply, answer: CachedResponse) {
  const { status, headers, body } = await answer.for(reply.request.raw);
  reply.code(status);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  return reply.send(body);
}

/** Whether an address asks for nothing but what is known there: others would be made up to fill the room. */
export function hasOnly(known: readonly string[], url: string) {
  const at = url.indexOf('?');
  if (at < 0) return true;
  return [...new URLSearchParams(url.slice(at)).keys()].every((name) => known.includes(name));
}
