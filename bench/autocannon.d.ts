// The part of autocannon that the benches use; the package brings no types.
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Load {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
  }
  interface Outcome {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** In seconds. */
    duration: number;
  }
  interface Running extends EventEmitter, PromiseLike<Outcome> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): this;
  }
  export default function autocannon(load: Load): Running;
}
