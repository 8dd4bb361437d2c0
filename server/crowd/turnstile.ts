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

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Whoever comes now is sent away. */
  get isFull() {
    return this.#inside.size >= this.#bounds.inside && this.#waiting.size >= this.#bounds.waiting;
  }

  enter(guest: Guest) {
    if (this.isFull) return guest.sendAway();
    if (this.#inside.size >= this.#bounds.inside) return this.#wait(guest);
    this.#seat(guest);
    guest.comeIn();
  }

  /** For those inside and for those who wait; a second time it changes nothing. */
  leave(guest: Guest) {
    if (take(this.#inside, guest)) this.#admit();
    else take(this.#waiting, guest);
  }

  #seat(guest: Guest) {
    this.#inside.set(guest, setTimeout(() => this.leave(guest), LONGEST_INSIDE_MS).unref());
  }

  #wait(guest: Guest) {
    const giveUp = () => {
      this.#waiting.delete(guest);
      guest.sendAway();
    };
    this.#waiting.set(guest, setTimeout(giveUp, this.#bounds.patience).unref());
  }

  #admit() {
    const [next] = this.#waiting.keys();
    if (!next) return;
    take(this.#waiting, next);
    this.#seat(next);
    // Whoever makes room has an answer to send first.
    queueMicrotask(() => next.comeIn());
  }
}

function take(guests: Map<Guest, NodeJS.Timeout>, guest: Guest) {
  clearTimeout(guests.get(guest));
  return guests.delete(guest);
}
