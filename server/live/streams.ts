import { t } from '#language/t.ts';
import { FairQueue } from '../concurrency/fair-queue.ts';
import { noRoom } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import type { EventStream } from './event-stream.ts';

export interface Bounds {
  /** Of a process. */
  all: number;
  /** Of these, for an address in all processes. */
  share: number;
  /** In all processes. */
  person: number;
}

export interface Listener {
  userId: string;
  sessionId?: string | undefined;
  issuedAt: Date;
  expiresAt: Date;
}

export interface OpenStream extends Listener {
  id: string;
  stream: EventStream;
}

export const noStream = (why: 'full' | 'share') =>
  noRoom(why, {
    full: t('More people are here than we can keep up to date at once. The page asks for news by itself.'),
    share: t('Too many pages are kept up to date at your address. The page asks for news by itself.'),
  });

/** The open streams of this process. */
export class Streams {
  readonly #bounds: Bounds;
  readonly #all = new Set<OpenStream>();
  /** The oldest first. */
  readonly #byPerson = new Map<string, Set<OpenStream>>();
  readonly #places: FairQueue<OpenStream>;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#places = new FairQueue({ inside: bounds.all, waiting: 0, share: bounds.share });
  }

  get size() {
    return this.#all.size;
  }

  get people() {
    return this.#byPerson.size;
  }

  [Symbol.iterator]() {
    return this.#all.values();
  }

  of(userId: string): Iterable<OpenStream> {
    return this.#byPerson.get(userId) ?? [];
  }

  /** Returns those that are too many of this person here, or throws 503 or 429. */
  add(open: OpenStream, { address, network }: Requester): OpenStream[] {
    const place = { address, network };
    const why = this.#places.refusal(place);
    if (why) throw noStream(why);
    this.#places.add(open, place);
    this.#places.next();
    this.#all.add(open);
    const own = this.#byPerson.get(open.userId) ?? new Set();
    this.#byPerson.set(open.userId, own.add(open));
    return [...own].slice(0, -this.#bounds.person);
  }

  delete(open: OpenStream): boolean {
    if (!this.#all.delete(open)) return false;
    this.#places.leave(open);
    const own = this.#byPerson.get(open.userId);
    own?.delete(open);
    if (!own?.size) this.#byPerson.delete(open.userId);
    return true;
  }
}
