import type { z } from 'zod';
import type { AdminRight } from './admin-jobs.ts';

/**
 * Authorization, enforced before anything else.
 * - `everybody`: no token is read, so every client gets the same response
 * - `anyone`: the access token is optional
 * - `identified`: an ID token; the person may have no Kickstand user yet
 * - `signed-in`: an access token
 * - `seller`, `admin`: an access token with that role
 * - `oneself`: an access token of the user whose e-mail is in the path, or of an admin
 * - `card-provider`: a body signed by the card provider
 */
export type Access =
  | 'everybody'
  | 'anyone'
  | 'identified'
  | 'signed-in'
  | 'seller'
  | 'admin'
  | 'oneself'
  | 'card-provider';

type Shape = z.ZodType;

/** Moments in bodies are ISO 8601 in UTC. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  access: Access;
  /** Of an admin. */
  right?: AdminRight;
  /**
   * `confirmed-address`: an e-mail address that the identity service has verified. `good-standing`: also that the
   * person is not suspended.
   */
  needs?: 'confirmed-address' | 'good-standing';
  once?: true;
  /** Media types of a file upload; the handler reads the bytes. */
  takes?: readonly string[];
  gives?: string;
  streamed?: true;
  /** Server-sent events, resumed by the header `Last-Event-ID`. */
  endless?: true;
  summary: string;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  answer: Shape;
}

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type Sent<S> = S extends Shape ? z.input<S> : undefined;
type Read<S> = S extends Shape ? z.output<S> : undefined;

export interface Input<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

export interface Checked<E extends Endpoint> {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
}

export type Answer<E extends Endpoint> = z.output<E['answer']>;
