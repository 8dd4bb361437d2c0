import { Socket } from 'node:net';

interface Address {
  /** Socket path; otherwise host and port. */
  path?: string | false | undefined;
  host: string[];
  port: number[];
}

/**
 * postgres 3.4.9 may hand a query to a broken connection that is not closed yet, and that query never settles. This
 * socket turns every error into a close, on which the driver rejects all its queries.
 */
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

/** Socket factory of a pool; several hosts take turns. */
export function steadySockets() {
  let next = 0;
  return ({ path, host, port }: Address): Socket => {
    const socket = new SteadySocket();
    if (path) return socket.connect(path);
    const turn = next++ % host.length;
    return socket.connect(port[turn] ?? 5432, host[turn] ?? 'localhost');
  };
}
