import type { Db } from './database.ts';
import type { Params } from './form-decoding.ts';
import type { Terms } from './terms.ts';

/** Where this provider stands, and on which terms it works. */
export interface Place {
  terms: Terms;
  origin: string;
  /** The web sites that may call from a browser, show the bank's page in a frame and be returned to. */
  allowedOrigins: string[];
}

/** Which of the two keys was shown. */
export type Caller = 'secret' | 'publishable';

export interface Call {
  place: Place;
  caller: Caller;
  /** The id in the path, '' when there is none. */
  id: string;
  params: Params;
  request: RequestOrigin;
}

/** Which request an event comes from. */
export interface RequestOrigin {
  id: string | null;
  idempotencyKey: string | null;
}

/** What happens by itself, or because somebody pressed a button. */
export const NO_REQUEST: RequestOrigin = { id: null, idempotencyKey: null };

export interface Answer {
  status: number;
  body: object;
}

/** Reads a call, refusing bad parameters; what it returns then does the work, within one transaction. */
export type Verb = (call: Call) => (db: Db) => Promise<Answer>;

export const ok = (body: object): Answer => ({ status: 200, body });
