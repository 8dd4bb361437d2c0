import { connect } from './connect.ts';

/** The driver's query: `handle` is called before it is sent, and `resolve` or `reject` when it is answered. */
export interface DriverQuery {
  executed: boolean;
  /** Known once it was sent. */
  string?: string;
  strings: readonly string[];
  resolve(result: unknown): void;
  reject(error: unknown): void;
  handle(): Promise<void>;
}

/** Not exported by the driver. The query is never sent, so nothing is connected to. */
export function queryPrototype(): DriverQuery {
  return Object.getPrototypeOf(connect({ url: 'postgres://nowhere' })`select`);
}
