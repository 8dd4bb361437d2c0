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
const LET_IN_TOGETHER = 8;
/** Turns of the event loop: in each, one more connection is accepted. */
const LONGEST_LISTENING = 100;

/** Lets so many in at the same time; a few more wait, who came first goes first, and who leaves holds up nobody. */
export class Turnstile {
  readonly #bounds: Bounds;
  readonly #inside = new Map<Guest, NodeJS.Timeout>();
  readonly #waiting = new Map<Guest, NodeJS.Timeout>();
  #heard = 0;
  #isListening = false;

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
    this.#heard++;
    this.#listen();
  }

  /** For those inside and for those who wait; a second time it changes nothing. */
  leave(guest: Guest) {
    if (take(this.#inside, guest)) this.#listen();
    else take(this.#waiting, guest);
  }

  /**
   * Everybody who stands at the door is heard before some are let in: work that never pauses would otherwise be done
   * one by one before anybody knew how many more there are.
   */
  #listen() {
    if (this.#isListening) return;
    this.#isListening = true;
    const listen = (heard: number, turns: number) =>
      setImmediate(() => {
        if (this.#heard > heard && turns < LONGEST_LISTENING) return listen(this.#heard, turns + 1);
        this.#isListening = false;
        this.#letIn();
      });
    listen(this.#heard, 1);
  }

  #letIn() {
    const room = Math.min(this.#bounds.inside - this.#inside.size, LET_IN_TOGETHER);
    for (const next of [...this.#waiting.keys()].slice(0, room)) {
      take(this.#waiting, next);
      this.#inside.set(next, setTimeout(() => this.leave(next), LONGEST_INSIDE_MS).unref());
      next.comeIn();
    }
    if (this.#waiting.size > 0 && this.#inside.size < this.#bounds.inside) this.#listen();
  }
}

function take(guests: Map<Guest, NodeJS.Timeout>, guest: Guest) {
  clearTimeout(guests.get(guest));
  return guests.delete(guest);
}
