import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { HEARTBEAT_SECONDS } from '#contract/live.ts';
import { t } from '#language/t.ts';
import type { DatabaseTarget } from '../database/connect.ts';
import { within } from '../database/replica.ts';
import { unavailable } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import { type EndReason, EventStream } from './event-stream.ts';
import { Follower } from './follower.ts';
import { Register } from './register.ts';
import { type Bounds, type Listener, noStream, type OpenStream, Streams } from './streams.ts';
import { type LiveLog, Tally } from './tally.ts';

const BOUNDS: Bounds = { all: 5_000, share: 1 / 10, person: 8 };
const POLL_MS = 250;
/** A session's end is noticed within this. */
const CHECK_MS = 3_000;
const TIMEOUT_MS = 2_000;
/** Spread, so that not all come back at once. */
const RETRY_MS: Record<EndReason, [from: number, to: number]> = {
  expired: [0, 1_000],
  ended: [0, 0],
  full: [300_000, 600_000],
  closing: [500, 5_000],
};

export interface LiveOptions {
  bounds?: Partial<Bounds> | undefined;
  heartbeatMs?: number | undefined;
  checkMs?: number | undefined;
  log?: LiveLog | undefined;
  hashOf?: ((address: string) => string) | undefined;
}

/** The streams of a process: one poll and one check for all of them, and none without listeners. */
export class LiveHub {
  readonly #follower: Follower;
  readonly #streams: Streams;
  readonly #register: Register;
  readonly #tally: Tally;
  readonly #heartbeatMs: number;
  readonly #checkMs: number;
  readonly #closing = new AbortController();
  #checkedAt = 0;
  #started: Promise<void> | undefined;
  #running = Promise.resolve();

  constructor(target: DatabaseTarget, { bounds, heartbeatMs, checkMs, log, hashOf = String }: LiveOptions = {}) {
    const all = { ...BOUNDS, ...bounds };
    this.#follower = new Follower(target);
    this.#streams = new Streams(all);
    this.#register = new Register(this.#follower.sql, all, hashOf);
    this.#tally = new Tally(log);
    this.#heartbeatMs = heartbeatMs ?? HEARTBEAT_SECONDS * 1_000;
    this.#checkMs = checkMs ?? CHECK_MS;
  }

  get size() {
    return this.#streams.size;
  }

  get people() {
    return this.#streams.people;
  }

  /** Throws 503 or 429 beyond the bounds. */
  async open(listener: Listener, requester: Requester, lastEventId?: string): Promise<EventStream> {
    if (this.#closing.signal.aborted) throw unavailable('busy', t('This process ends. Please try again in a moment.'));
    const stream = new EventStream();
    const open = { ...listener, id: newId(), stream };
    for (const surplus of this.#streams.add(open, requester)) this.#end(surplus, 'full');
    stream.once('close', () => this.#leave(open));
    try {
      // In this order: what is committed in between is told twice, and not lost.
      await this.#polling();
      const hasRoom = await within(TIMEOUT_MS, this.#register.add(open, requester));
      if (!hasRoom) throw noStream('share');
      stream.begin(...(await this.#follower.missed(listener.userId, lastEventId)));
      this.#tally.counts.opened++;
      return stream;
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  /** Ends all streams and refuses new ones. */
  close() {
    this.#closing.abort();
    for (const open of this.#streams) this.#end(open, 'closing');
  }

  async stop() {
    this.close();
    await this.#running;
    await this.#follower.end();
  }

  /** Resolves when whatever is committed from now on will be heard. */
  #polling(): Promise<void> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start() {
    try {
      await this.#follower.poll();
    } catch (error) {
      this.#started = undefined;
      throw error;
    }
    this.#running = this.#run();
  }

  async #run() {
    const { signal } = this.#closing;
    while (this.size && !signal.aborted) {
      await pause(POLL_MS, undefined, { signal, ref: false }).catch(() => {});
      await this.#poll().then(
        () => this.#tally.succeeded(),
        (error) => this.#tally.failed(error),
      );
      this.#keepAlive();
      this.#tally.report(this.#streams);
    }
    this.#follower.pause();
    this.#started = undefined;
    await this.#register.writeLeft().catch((error) => this.#tally.failed(error));
  }

  async #poll() {
    const heard = await this.#follower.poll();
    const position = this.#follower.position ?? '';
    if (!heard) for (const { stream } of this.#streams) stream.tell(undefined, position);
    for (const [userId, events] of heard ?? []) {
      this.#tally.counts.heard += events.length;
      for (const { stream } of this.#streams.of(userId)) stream.tell(events, position);
    }
    if (performance.now() - this.#checkedAt < this.#checkMs) return;
    this.#checkedAt = performance.now();
    const streams = new Map([...this.#streams].map((open) => [open.id, open]));
    for (const { id, why } of await within(TIMEOUT_MS, this.#register.check([...streams.values()]))) {
      const open = streams.get(id);
      if (open) this.#end(open, why);
    }
  }

  #keepAlive() {
    const now = performance.now();
    for (const open of this.#streams) {
      if (Date.now() >= open.expiresAt.getTime()) this.#end(open, 'expired');
      else if (now - open.stream.saidAt >= this.#heartbeatMs) open.stream.heartbeat(this.#follower.position ?? '');
    }
  }

  #end(open: OpenStream, why: EndReason) {
    const [from, to] = RETRY_MS[why];
    open.stream.finish(why, Math.round(from + Math.random() * (to - from)));
    this.#tally.counts.ended[why]++;
    this.#leave(open);
  }

  #leave(open: OpenStream) {
    if (!this.#streams.delete(open)) return;
    this.#register.leave(open.id);
    if (open.stream.isSlow) this.#tally.counts.slow++;
  }
}
