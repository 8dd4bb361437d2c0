import { Readable } from 'node:stream';
import { LIVE_SIGNALS, type LiveEnd, type LiveTopic } from '#contract/live.ts';

/** A reader that is this far behind fetches everything again sooner than it would catch up. */
const MOST_UNREAD_BYTES = 32 * 1024;

export type EndReason = LiveEnd['why'];

export interface LiveEventRow {
  topic: LiveTopic;
  id: string | null;
}

/** Undefined: unknown, so everything has to be fetched again. */
export type EventBatch = readonly LiveEventRow[] | undefined;

/** Server-sent events to one browser. */
export class EventStream extends Readable {
  saidAt = performance.now();
  isSlow = false;
  /** The present waits until the past is told. */
  #early: EventBatch = [];
  #isOpen = false;

  constructor() {
    super({ highWaterMark: MOST_UNREAD_BYTES });
  }

  override _read() {}

  begin(past: EventBatch, position: string) {
    const told = past && this.#early && [...past, ...this.#early];
    this.#isOpen = true;
    this.heartbeat(position);
    this.tell(told, position);
  }

  /** The position follows the last event: a connection that breaks before it loses none. */
  tell(told: EventBatch, position: string) {
    if (!this.#isOpen) this.#early = told && this.#early && [...this.#early, ...told];
    else if (!told) this.#say(`event: ${LIVE_SIGNALS.resync}\ndata: {}\nid: ${position}\n\n`);
    else if (told.length) this.#say(`${told.map(lines).join('\n')}id: ${position}\n\n`);
  }

  heartbeat(position: string) {
    if (this.#isOpen) this.#say(`: alive\nid: ${position}\n\n`);
  }

  finish(why: EndReason, retryMs: number) {
    if (this.readableEnded || this.destroyed) return;
    this.#say(`retry: ${retryMs}\nevent: ${LIVE_SIGNALS.end}\ndata: ${JSON.stringify({ why })}\n\n`);
    this.push(null);
  }

  #say(text: string) {
    if (this.destroyed) return;
    this.saidAt = performance.now();
    if (this.push(text)) return;
    this.isSlow = true;
    this.destroy();
  }
}

const lines = ({ topic, id }: LiveEventRow) => `event: ${topic}\ndata: ${JSON.stringify(id ? { id } : {})}\n`;
