import type { IncomingMessage } from 'node:http';
import type { Place } from './calls.ts';
import type { Sql } from './database.ts';
import type { PendingEvent, Webhooks } from './webhooks.ts';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** The inside of a running provider. */
export interface Inside {
  sql: Sql;
  place: Place;
  webhooks: Webhooks;
  happened(): void;
}

/** What a test hands to a provider to make things go wrong; nobody else has one. */
export interface Unruly {
  started(inside: Inside): void;
  /** Has a request served, or not; without a reply the line is cut. */
  onRequest(request: IncomingMessage, serve: () => Promise<Reply>): Promise<Reply | undefined>;
  /** Has a round of work done that nobody asked for, or not; answers in how many milliseconds to come again. */
  onRound(work: () => Promise<number>): Promise<number>;
  /** Has an event sent, or not; answers whether it is done with. */
  onEvent(event: PendingEvent, send: () => Promise<boolean>): Promise<boolean>;
  stopping(): void;
}
