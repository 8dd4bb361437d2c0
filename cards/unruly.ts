import type { IncomingMessage } from 'node:http';
import type { Place } from './calls.ts';
import type { Sql } from './database.ts';
import type { PendingEvent, Webhooks } from './webhooks.ts';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Inside {
  sql: Sql;
  place: Place;
  webhooks: Webhooks;
  happened(): void;
}

export interface Unruly {
  started(inside: Inside): void;
  /** Serves a request or not; without a response the connection is cut. */
  onRequest(request: IncomingMessage, serve: () => Promise<Reply>): Promise<Reply | undefined>;
  /** Runs a job's round or not; returns the milliseconds until the next. */
  onRound(work: () => Promise<number>): Promise<number>;
  /** Sends an event or not; returns whether it counts as delivered. */
  onEvent(event: PendingEvent, send: () => Promise<boolean>): Promise<boolean>;
  stopping(): void;
}
