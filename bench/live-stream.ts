import { type ClientRequest, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { eventParser } from '#client/api/live/event-parser.ts';
import { openLive } from '#contract/live.ts';

const MOST_TRIES = 10;
const PATIENCE_MS = 10_000;

export class LiveStream {
  readonly userId: string;
  readonly opened: Promise<void>;
  readonly #request: ClientRequest;
  #waiting: ((at: number | undefined) => void) | undefined;

  /** Comes back when the server is busy, as browsers do. */
  static async open(port: string, token: string, userId: string): Promise<LiveStream> {
    for (let tries = 1; ; tries++) {
      const stream = new LiveStream(port, token, userId);
      const fault = await stream.opened.then(
        () => undefined,
        (error) => error,
      );
      if (!fault) return stream;
      stream.close();
      if (tries === MOST_TRIES) throw fault;
      await pause(1_000 * Math.random() * tries);
    }
  }

  constructor(port: string, token: string, userId: string) {
    this.userId = userId;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.opened = promise;
    const headers = { authorization: `bearer ${token}` };
    const options = { host: '127.0.0.1', port, path: `/api${openLive.path}`, agent: false as const, headers };
    this.#request = get(options, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream answered ${answer.statusCode}`));
      const parse = eventParser();
      answer.setEncoding('utf8').on('error', () => {});
      answer.on('data', (text: string) => {
        const at = performance.now();
        for (const { event } of parse(text)) {
          if (event === 'resync') resolve();
          if (event === 'messages') this.#waiting?.(at);
        }
      });
    });
    this.#request.on('error', reject);
  }

  /** When the next event is here; undefined: not in time. */
  next(): Promise<number | undefined> {
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS, undefined);
      this.#waiting = (at) => {
        clearTimeout(patience);
        resolve(at);
      };
    });
  }

  close() {
    this.#request.destroy();
  }
}
