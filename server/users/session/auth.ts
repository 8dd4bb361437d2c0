import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { addressKey, networkKey } from '../../http/address-key.ts';
import type { AppContext } from '../../context.ts';
import { forbidden, HttpError, unauthenticated, unconfirmed } from '../../http/errors.ts';
import type { AccessClaims } from './access-tokens.ts';
import { identify } from './session.ts';
import { viewerOf } from '../users.ts';
import type { Identity, Viewer } from '../../http/viewer.ts';

const CALLS_PER_MINUTE = { person: 600, address: 1800 };
/** So many times what an address may ask for is a wider network's. */
const ADDRESSES_OF_A_NETWORK = 4;

interface Caller {
  viewer?: Viewer | undefined;
  identity?: Identity | undefined;
}

export interface Auth {
  /** Counts what an address asks of a scope, before anything else is done for it. */
  bound(scope: FastifyInstance): void;
  /** Who a request says it is from, by its access token alone. */
  personOf(request: FastifyRequest): Promise<string | undefined>;
  /** Lets a request in or throws the reason why not. Runs before the body is read. */
  admit(request: FastifyRequest, endpoint: Pick<Endpoint, 'access' | 'needs'>): Promise<void>;
  of(request: FastifyRequest): Caller;
}

export function openAuth(app: FastifyInstance, market: AppContext, { rateLimit }: { rateLimit: boolean }): Auth {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const personLimit = app.createRateLimit({
    max: CALLS_PER_MINUTE.person,
    timeWindow: '1 minute',
    keyGenerator: (request) => `person:${callers.get(request)?.viewer?.id}`,
  });
  const countAddress = addressCounter(app, 'calls', CALLS_PER_MINUTE.address);
  const read = new WeakMap<FastifyRequest, Promise<AccessClaims | undefined>>();
  const claimsOf = (request: FastifyRequest) => {
    const token = bearer(request);
    const claims = read.get(request) ?? (token ? market.accessTokens.read(token) : Promise.resolve(undefined));
    read.set(request, claims);
    return claims;
  };
  const recognise = async (request: FastifyRequest, access: Access): Promise<Caller> => {
    const token = bearer(request);
    if (token && access === 'identified') return { identity: await identify(market, token) };
    const claims = await claimsOf(request);
    const viewer = claims && (await viewerOf(market.sql, claims));
    return { viewer: viewer && (claims.secondFactor ? viewer : withoutSecondFactor(viewer, market)) };
  };

  return {
    bound(scope) {
      if (rateLimit) scope.addHook('onRequest', countAddress);
    },
    personOf: async (request) => (await claimsOf(request))?.userId,
    async admit(request, { access, needs }) {
      if (access === 'card-provider' || access === 'everybody') return;
      const caller = await recognise(request, access);
      callers.set(request, caller);
      request.callerEmail = (caller.viewer ?? caller.identity)?.email;
      const refusal = refuse(access, caller, request);
      if (refusal) throw refusal;
      if (needs === 'confirmed-address' && !caller.viewer?.emailConfirmed) throw unconfirmed();
      if (rateLimit && caller.viewer) await within(personLimit(request));
    },
    of: (request) => callers.get(request) ?? {},
  };
}

/** Counts what each address asks for in a minute, and its wider network, and throws when that is too much. */
export function addressCounter(app: FastifyInstance, what: string, most: number) {
  const limit = (max: number, keyOf: (ip: string) => string | undefined) =>
    app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `${what}:${keyOf(ip)}`,
    });
  const ofAddress = limit(most, addressKey);
  const ofNetwork = limit(most * ADDRESSES_OF_A_NETWORK, networkKey);
  return async (request: FastifyRequest) => {
    await within(ofAddress(request));
    if (networkKey(request.ip)) await within(ofNetwork(request));
  };
}

const SECOND_FACTOR_NEEDED =
  'Admins log in with a second step. Set one up under My Account, or log in again with the one you have.';

/** Where a second factor is needed nobody is an admin by a password alone. */
function withoutSecondFactor(viewer: Viewer, { adminsNeedSecondFactor }: AppContext): Viewer {
  if (!adminsNeedSecondFactor || viewer.role !== 'admin') return viewer;
  return { ...viewer, role: 'buyer', lacksSecondFactor: true };
}

function refuse(access: Access, { viewer, identity }: Caller, request: FastifyRequest): HttpError | undefined {
  if (access === 'anyone') return;
  if (access === 'identified') return identity ? undefined : unauthenticated();
  if (!viewer) return unauthenticated('Please log in first, or again: your session has ended.');
  if (access === 'signed-in' || viewer.role === access) return;
  if (access === 'admin' && viewer.lacksSecondFactor) return forbidden(SECOND_FACTOR_NEEDED);
  if (access !== 'oneself') return forbidden(`Only a person with the role ${access} can do this.`);
  const { email } = request.params as { email?: string };
  if (viewer.role === 'admin' || email?.trim().toLowerCase() === viewer.email) return;
  return forbidden('This belongs to another person.');
}

function bearer({ headers }: FastifyRequest) {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function within(limit: Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>) {
  const { isAllowed, isExceeded, ttlInSeconds } = await limit;
  if (isAllowed || !isExceeded) return;
  throw new TooManyRequests(ttlInSeconds ?? 60);
}

export class TooManyRequests extends HttpError {
  readonly retryAfter: number;

  constructor(seconds: number, detail = `That was a lot at once. Please wait ${seconds} seconds and try again.`) {
    super(429, 'Too many requests', 'too-many-requests', detail);
    this.retryAfter = seconds;
  }
}
