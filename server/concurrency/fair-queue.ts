import type { Requester } from '../http/requester.ts';

export interface QueueSize {
  /** How many are inside at the same time. */
  inside: number;
  /** How many more wait for that. */
  waiting: number;
  /** How much of both one person or address may have. */
  share?: number | undefined;
  /** How many of one person may be inside and wait, where that is less. */
  person?: number | undefined;
}

/** Nobody stops others alone. */
const SHARE = 1 / 4;
/** Of a network, next to what an address may have. */
const WIDER = 2;

interface Key {
  name: string;
  inside: number;
  altogether: number;
}

interface Held {
  inside: number;
  altogether: number;
}

/** A bounded queue in which people take turns, whoever came first, and nobody has more than a share of what there is. */
export class FairQueue<T> {
  readonly #size: QueueSize & { share: number };
  readonly #keys = new Map<T, Key[]>();
  readonly #held = new Map<string, Held>();
  readonly #inside = new Set<T>();
  /** Who waits, by person or address; the next of them first. */
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

  /** Why somebody cannot wait here, if they cannot. */
  refusal(requester: Requester): 'full' | 'share' | undefined {
    if (this.isFull) return 'full';
    return this.#keysOf(requester).some((key) => this.#of(key).altogether >= key.altogether) ? 'share' : undefined;
  }

  /** Why those who wait, wait: everybody for a place, or one for what the same person or address has inside. */
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

  /** Takes in whose turn it is; nothing, when there is no room or nobody who may have it. */
  next(): T | undefined {
    if (this.inside >= this.#size.inside) return;
    for (const [lane, [item]] of this.#lanes) {
      if (item === undefined || this.#isHeldUp(item)) continue;
      const others = this.#stopWaiting(item);
      // Behind everybody else who waits.
      if (others && this.#lanes.delete(lane)) this.#lanes.set(lane, others);
      this.#inside.add(item);
      for (const key of this.#keys.get(item) ?? []) this.#of(key).inside++;
      return item;
    }
  }

  #isHeldUp(item: T) {
    return this.#keys.get(item)?.some((key) => this.#of(key).inside >= key.inside) === true;
  }

  /** Who waits, or is inside; a second time it changes nothing. Says whether a place is free by that. */
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

  /** Answers who else waits in the same lane. */
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
