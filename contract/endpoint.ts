import type { z } from 'zod';

/**
 * Who may call an endpoint. The server enforces it before anything else happens.
 * - `everybody`: no token is read, for the answer is the same for all
 * - `anyone`: no token needed; a good access token makes the caller known
 * - `identified`: an ID token of the identity service (the person may not have a Kickstand user yet)
 * - `signed-in`: an access token
 * - `seller`, `admin`: an access token of a person with that role
 * - `oneself`: an access token of the person whose e-mail is in the path, or of an admin
 * - `card-provider`: a body signed by the card payment provider
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

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  access: Access;
  /** Only for people whose e-mail address the identity service knows to be theirs. */
  needs?: 'confirmed-address';
  /** Takes an `Idempotency-Key` header: the same key from the same person again has no effect, only the same answer. */
  once?: true;
  /** Takes a file of one of these media types instead of JSON; the verb reads the bytes. */
  takes?: readonly string[];
  /** Answers a file of this media type instead of JSON. */
  gives?: string;
  /** Comes in parts, as it is read: it may be larger than what fits into memory. */
  streamed?: true;
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

/** What a caller sends. */
export interface Input<E extends Endpoint> {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}

/** What the server reads after checking it. */
export interface Checked<E extends Endpoint> {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
}

export type Answer<E extends Endpoint> = z.output<E['answer']>;
