import type { Db } from './database.ts';
import type { Params } from './form-decoding.ts';
import type { Terms } from './terms.ts';

export interface Place {
  terms: Terms;
  origin: string;
  /** Origins that may call from a browser, frame the bank's page and be returned to. */
  allowedOrigins: string[];
}

export type Caller = 'secret' | 'publishable';

export interface Call {
  place: Place;
  caller: Caller;
  /** The id in the path, '' when there is none. */
  id: string;
  params: Params;
  request: RequestOrigin;
}

export interface RequestOrigin {
  id: string | null;
  idempotencyKey: string | null;
}

/** Changes without a call of the API: jobs and buttons of the provider's pages. */
export const NO_REQUEST: RequestOrigin = { id: null, idempotencyKey: null };

export interface Answer {
  status: number;
  body: object;
}

/** Validates a call; the returned function does the work in one transaction. */
export type Verb = (call: Call) => (db: Db) => Promise<Answer>;

export const ok = (body: object): Answer => ({ status: 200, body });
