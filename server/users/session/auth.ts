import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type AdminRight, hasRight } from '#contract/admin-jobs.ts';
import type { Access } from '#contract/endpoint.ts';
import { message, t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import { addressCounter } from '../../http/address-rate-limit.ts';
import type { AccessClaims, Auth, Caller } from '../../http/auth.ts';
import {
  forbidden,
  forbiddenToJob,
  type HttpError,
  suspended,
  unauthenticated,
  unconfirmed,
} from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { viewersOfTokens } from '../users.ts';
import { identify } from './session.ts';

const CALLS_PER_MINUTE = { person: 600, address: 1800 };

/** What is known of a request so far. */
interface Recognised {
  claims?: Promise<AccessClaims | undefined>;
  viewer?: Promise<Viewer | undefined>;
  isAddressCounted?: boolean;
  isPersonCounted?: boolean;
}

export function openAuth(market: AppContext, { rateLimit }: { rateLimit: boolean }): Auth {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const recognised = new WeakMap<IncomingMessage, Recognised>();
  const people = market.rateLimits.counter('person', CALLS_PER_MINUTE.person);
  const addresses = addressCounter(market.rateLimits, 'calls', CALLS_PER_MINUTE.address);
  const viewerOfToken = viewersOfTokens(market.sql);

  const of = (request: IncomingMessage) => {
    const known = recognised.get(request) ?? {};
    recognised.set(request, known);
    return known;
  };
  const countAddress = async (request: IncomingMessage, ip: string) => {
    if (!rateLimit || of(request).isAddressCounted) return;
    await addresses({ ip });
    of(request).isAddressCounted = true;
  };
  const countPerson = async (request: IncomingMessage, { id }: Viewer) => {
    if (!rateLimit || of(request).isPersonCounted) return;
    await people.use(id);
    of(request).isPersonCounted = true;
  };
  const claimsOf = (request: IncomingMessage) => {
    const token = bearer(request);
    const known = of(request);
    known.claims ??= token ? market.accessTokens.read(token) : Promise.resolve(undefined);
    return known.claims;
  };
  const readViewer = async (request: IncomingMessage) => {
    const claims = await claimsOf(request);
    const viewer = claims && (await viewerOfToken(claims));
    return viewer && (claims.secondFactor ? viewer : withoutSecondFactor(viewer, market));
  };
  const viewerOf = (request: IncomingMessage) => {
    const known = of(request);
    known.viewer ??= readViewer(request);
    return known.viewer;
  };
  const recognise = async (request: IncomingMessage, access: Access): Promise<Caller> => {
    const token = bearer(request);
    if (token && access === 'identified') return { identity: await identify(market, token) };
    return { viewer: await viewerOf(request), claims: await claimsOf(request) };
  };

  return {
    limitRate(scope) {
      if (rateLimit) scope.addHook('onRequest', ({ raw, ip }) => countAddress(raw, ip));
    },
    personOf: async ({ raw }) => (await claimsOf(raw))?.userId,
    async claimsOf(request, ip) {
      await countAddress(request, ip);
      const claims = await claimsOf(request);
      if (rateLimit && claims) people.expectRoom(claims.userId);
      return claims;
    },
    async viewerOf(request) {
      const viewer = await viewerOf(request);
      if (viewer) await countPerson(request, viewer);
      return viewer;
    },
    async admit(request, { access, right, needs }) {
      if (access === 'card-provider' || access === 'everybody') return;
      const caller = await recognise(request.raw, access);
      callers.set(request, caller);
      request.callerEmail = (caller.viewer ?? caller.identity)?.email;
      const refusal = refuse(access, caller, request) ?? (right && refuseRight(right, caller));
      if (refusal) throw refusal;
      if (needs && !caller.viewer?.emailConfirmed) throw unconfirmed();
      if (needs === 'good-standing' && caller.viewer?.suspended) throw suspended();
      if (caller.viewer) await countPerson(request.raw, caller.viewer);
    },
    of: (request) => callers.get(request) ?? {},
  };
}

const SECOND_FACTOR_NEEDED = message(
  'Admins log in with a second step. Set one up under My Account, or log in again with the one you have.',
);

/** Where a second factor is required, a password alone never makes an admin. */
function withoutSecondFactor(viewer: Viewer, { adminsNeedSecondFactor }: AppContext): Viewer {
  if (!adminsNeedSecondFactor || viewer.role !== 'admin') return viewer;
  return { ...viewer, role: 'buyer', job: undefined, lacksSecondFactor: true };
}

const FOR_SELLERS = message('Only a person with the role seller can do this.');
const FOR_ADMINS = message('Only a person with the role admin can do this.');

function refuse(access: Access, { viewer, identity }: Caller, request: FastifyRequest): HttpError | undefined {
  if (access === 'anyone') return;
  if (access === 'identified') return identity ? undefined : unauthenticated();
  if (!viewer) return unauthenticated(t('Please log in first, or again: your session has ended.'));
  if (access === 'signed-in' || viewer.role === access) return;
  if (access === 'admin' && viewer.lacksSecondFactor) return forbidden(t(SECOND_FACTOR_NEEDED));
  if (access !== 'oneself') return forbidden(t(access === 'seller' ? FOR_SELLERS : FOR_ADMINS));
  const { email } = request.params as { email?: string };
  if (viewer.role === 'admin' || email?.trim().toLowerCase() === viewer.email) return;
  return forbidden(t('This belongs to another person.'));
}

function refuseRight(right: AdminRight, { viewer }: Caller): HttpError | undefined {
  return viewer && hasRight(viewer, right) ? undefined : forbiddenToJob(right);
}

function bearer({ headers }: IncomingMessage) {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
