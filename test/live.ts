import { setTimeout as pause } from 'node:timers/promises';
import { eventParser, type StreamEvent } from '#client/api/live/event-parser.ts';
import { openLive } from '#contract/live.ts';
import type { Caller } from './people.ts';

const PATIENCE_MS = 20_000;

/** Collects what a stream says. */
export class LiveReader {
  readonly heard: StreamEvent[] = [];
  hasEnded = false;
  readonly #stop: () => void;

  constructor(chunks: AsyncIterable<Uint8Array | string>, stop: () => void) {
    this.#stop = stop;
    void this.#read(chunks);
  }

  get events() {
    return this.heard.filter(({ event }) => event);
  }

  get names() {
    return this.events.map(({ event }) => event);
  }

  get lastId() {
    return this.heard.findLast(({ id }) => id)?.id;
  }

  async until(holds: (reader: this) => boolean) {
    const end = performance.now() + PATIENCE_MS;
    while (!holds(this)) {
      if (performance.now() > end) throw new Error(`Not heard: ${JSON.stringify(this.heard)}`);
      await pause(2);
    }
    return this;
  }

  /** Until a topic, and an id, was heard. */
  hears(topic: string, id?: string) {
    return this.until(({ events }) =>
      events.some(({ event, data }) => event === topic && (!id || JSON.parse(data).id === id)),
    );
  }

  ended() {
    return this.until(({ hasEnded }) => hasEnded);
  }

  close() {
    this.#stop();
  }

  async #read(chunks: AsyncIterable<Uint8Array | string>) {
    const parse = eventParser();
    const decoder = new TextDecoder();
    try {
      for await (const chunk of chunks)
        this.heard.push(...parse(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })));
    } catch {
      // Cut.
    }
    this.hasEnded = true;
  }
}

export async function openStream(url: string, { token }: Pick<Caller, 'token'>, headers: Record<string, string> = {}) {
  const giveUp = new AbortController();
  const answer = await fetch(url + openLive.path, {
    headers: { authorization: `bearer ${token}`, ...headers },
    signal: giveUp.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  return { headers: answer.headers, reader: new LiveReader(answer.body, () => giveUp.abort()) };
}
