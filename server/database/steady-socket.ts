import { Socket } from 'node:net';

interface Address {
  path?: string | false | undefined;
  host: string[];
  port: number[];
}

/** postgres 3.4.9 may send a query to a broken socket, where it never settles; a close rejects it. */
class SteadySocket extends Socket {
  #met = false;

  constructor() {
    super();
    this.once('connect', () => {
      this.#met = true;
    });
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    // Until connected, the driver needs the error.
    super._destroy(this.#met ? null : error, done);
  }
}

export function steadySockets() {
  let next = 0;
  return ({ path, host, port }: Address): Socket => {
    const socket = new SteadySocket();
    if (path) return socket.connect(path);
    const turn = next++ % host.length;
    return socket.connect(port[turn] ?? 5432, host[turn] ?? 'localhost');
  };
}
