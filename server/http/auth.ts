import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Identity, Viewer } from './viewer.ts';

export interface AccessClaims {
  userId: string;
  sessionId?: string | undefined;
  issuedAt: Date;
  expiresAt: Date;
  secondFactor: boolean;
}

export interface Caller {
  viewer?: Viewer | undefined;
  claims?: AccessClaims | undefined;
  identity?: Identity | undefined;
}

export interface Auth {
  limitRate(scope: FastifyInstance): void;
  /** From the access token, without a database read. */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /** For what is answered before fastify. Counts a request of this address, once; throws 429. */
  claimsOf(request: IncomingMessage, ip: string): Promise<AccessClaims | undefined>;
  /** Counts a request of this person, once; throws 429. */
  viewerOf(request: IncomingMessage): Promise<Viewer | undefined>;
  admit(request: FastifyRequest, endpoint: Pick<Endpoint, 'access' | 'right' | 'needs'>): Promise<void>;
  of(request: FastifyRequest): Caller;
}
