import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Identity, Viewer } from './viewer.ts';

export interface Caller {
  viewer?: Viewer | undefined;
  identity?: Identity | undefined;
}

export interface Auth {
  /** Counts what an address asks of a scope, before anything else is done for it. */
  limitRate(scope: FastifyInstance): void;
  /** Who a request says it is from, by its access token alone. */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /** Lets a request in or throws the reason why not. Runs before the body is read. */
  admit(request: FastifyRequest, endpoint: Pick<Endpoint, 'access' | 'needs'>): Promise<void>;
  of(request: FastifyRequest): Caller;
}
