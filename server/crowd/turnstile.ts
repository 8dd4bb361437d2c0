export interface Bounds {
  /** How many are inside at the same time. */
  inside: number;
  /** How many more wait for that. */
  waiting: number;
  /** How long they wait, in milliseconds. */
  patience: number;
}

export interface Guest {
  comeIn(): void;
  /** There is no room, or there was none for too long. */
  sendAway(): void;
}

/** Whatever became of a guest, somebody else may have the place by now. */
const LONGEST_INSIDE_MS = 30_000;

/** Lets so many in at the same time; a few more wait, who came first goes first, and who leaves holds up nobody. */
export class Turnstile {
  readonly #bounds: Bounds;
  readonly #inside = new Map<Guest, NodeJS.Timeout>();
  readonly #waiting = new Map<Guest, NodeJS.Timeout>();
  #isTurning = false;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Whoever comes now is sent away. */
  get isFull() {
    return this.#inside.size + this.#waiting.size >= this.#bounds.inside + this.#bounds.waiting;
  }

  enter(guest: Guest) {
    if (this.isFull) return guest.sendAway();
    const giveUp = () => {
      this.#waiting.delete(guest);
      guest.sendAway();
    };
    this.#waiting.set(guest, setTimeout(giveUp, this.#bounds.patience).unref());
    this.#turn();
  }

  /** For those inside and for those who wait; a second time it changes nothing. */
  leave(guest: Guest) {
    if (take(this.#inside, guest)) this.#turn();
    else take(this.#waiting, guest);
  }

  /**
   * One by one, and between two of them everybody who has come meanwhile is heard: work that never pauses would
   * otherwise be done before anybody knew how many more there are.
   */
  #turn() {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      const [next] = this.#waiting.keys();
      if (!next || this.#inside.size >= this.#bounds.inside) return;
      take(this.#waiting, next);
      this.#inside.set(next, setTimeout(() => this.leave(next), LONGEST_INSIDE_MS).unref());
      next.comeIn();
      this.#turn();
    });
  }
}

function take(guests: Map<Guest, NodeJS.Timeout>, guest: Guest) {
  clearTimeout(guests.get(guest));
  return guests.delete(guest);
}
