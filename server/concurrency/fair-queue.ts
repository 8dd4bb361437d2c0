import type { Requester } from '../http/requester.ts';

export interface QueueSize {
  inside: number;
  waiting: number;
  /** Share of both sizes per person or address. */
  share?: number | undefined;
  /** Absolute limit per person, running and queued. */
  person?: number | undefined;
}

/** No single requester can fill the queue. */
const SHARE = 1 / 4;
/** An IPv6 network gets this many address shares. */
export const WIDER = 2;

interface Key {
  name: string;
  inside: number;
  altogether: number;
}

interface Held {
  inside: number;
  altogether: number;
}

/** Bounded queue, round-robin between requesters, with a share limit for each. */
export class FairQueue<T> {
  readonly #size: QueueSize & { share: number };
  readonly #keys = new Map<T, Key[]>();
  readonly #held = new Map<string, Held>();
  readonly #inside = new Set<T>();
  /** By person or address; map order is the round-robin order. */
  readonly #lanes = new Map<unknown, Set<T>>();
  readonly #laneOf = new Map<T, unknown>();

  constructor({ share = SHARE, ...size }: QueueSize) {
    this.#size = { ...size, share };
  }

  get inside() {
    return this.#inside.size;
  }

  get waiting() {
    return this.#laneOf.size;
  }

  get isFull() {
    return this.inside + this.waiting >= this.#size.inside + this.#size.waiting;
  }

  refusal(requester: Requester): 'full' | 'share' | undefined {
    if (this.isFull) return 'full';
    return this.#keysOf(requester).some((key) => this.#of(key).altogether >= key.altogether) ? 'share' : undefined;
  }

  get reason(): 'full' | 'share' {
    return this.inside >= this.#size.inside ? 'full' : 'share';
  }

  add(item: T, requester: Requester) {
    const lane = requester.person ?? requester.address ?? item;
    const keys = this.#keysOf(requester);
    this.#keys.set(item, keys);
    for (const key of keys) this.#of(key).altogether++;
    this.#laneOf.set(item, lane);
    this.#lanes.set(lane, (this.#lanes.get(lane) ?? new Set()).add(item));
  }

  next(): T | undefined {
    if (this.inside >= this.#size.inside) return;
    for (const [lane, [item]] of this.#lanes) {
      if (item === undefined || this.#isHeldUp(item)) continue;
      const others = this.#stopWaiting(item);
      if (others && this.#lanes.delete(lane)) this.#lanes.set(lane, others);
      this.#inside.add(item);
      for (const key of this.#keys.get(item) ?? []) this.#of(key).inside++;
      return item;
    }
  }

  #isHeldUp(item: T) {
    return this.#keys.get(item)?.some((key) => this.#of(key).inside >= key.inside) === true;
  }

  /** Idempotent; returns whether a slot became free. */
  leave(item: T): boolean {
    const wasInside = this.#inside.delete(item);
    if (!wasInside) this.#stopWaiting(item);
    for (const key of this.#keys.get(item) ?? []) {
      const held = this.#of(key);
      held.altogether--;
      if (wasInside) held.inside--;
      if (held.altogether === 0) this.#held.delete(key.name);
    }
    this.#keys.delete(item);
    return wasInside;
  }

  #stopWaiting(item: T): Set<T> | undefined {
    const lane = this.#laneOf.get(item);
    const waiting = this.#lanes.get(lane);
    this.#laneOf.delete(item);
    waiting?.delete(item);
    if (waiting?.size) return waiting;
    this.#lanes.delete(lane);
  }

  #keysOf({ person, address, network }: Requester): Key[] {
    const { inside, waiting, person: most = Infinity } = this.#size;
    const key = (name: string, { width = 1, most = Infinity } = {}): Key => {
      const part = this.#part(inside, width);
      return { name, inside: part, altogether: Math.min(most, part + this.#part(waiting, width)) };
    };
    return [
      ...(person ? [key(`person ${person}`, { most })] : []),
      ...(address ? [key(`address ${address}`)] : []),
      ...(network ? [key(`network ${network}`, { width: WIDER })] : []),
    ];
  }

  #part(of: number, width: number) {
    return of && Math.max(1, Math.floor(of * Math.min(1, this.#size.share * width)));
  }

  #of({ name }: Key): Held {
    const held = this.#held.get(name) ?? { inside: 0, altogether: 0 };
    this.#held.set(name, held);
    return held;
  }
}
