import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Identity, Viewer } from './viewer.ts';

export interface Caller {
  viewer?: Viewer | undefined;
  identity?: Identity | undefined;
}

export interface Auth {
  limitRate(scope: FastifyInstance): void;
  /** From the access token, without a database read. */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /** Authorizes a request, or throws; runs before the body is read. */
  admit(request: FastifyRequest, endpoint: Pick<Endpoint, 'access' | 'needs'>): Promise<void>;
  of(request: FastifyRequest): Caller;
}
