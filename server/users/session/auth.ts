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
export function openAuth(market: AppContext, { rateLimit }: { rateLimit: boolean }): Auth {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const people = market.rateLimits.counter('person', CALLS_PER_MINUTE.person);
  const countAddress = addressCounter(market.rateLimits, 'calls', CALLS_PER_MINUTE.address);
  const read = new WeakMap<FastifyRequest, Promise<AccessClaims | undefined>>();
  const viewerOf = viewersOfTokens(market.sql);
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
    const viewer = claims && (await viewerOf(claims));
    return { viewer: viewer && (claims.secondFactor ? viewer : withoutSecondFactor(viewer, market)), claims };
  };

  return {
    limitRate(scope) {
      if (rateLimit) scope.addHook('onRequest', countAddress);
    },
    personOf: async (request) => (await claimsOf(request))?.userId,
    async admit(request, { access, right, needs }) {
      if (access === 'card-provider' || access === 'everybody') return;
      const caller = await recognise(request, access);
      callers.set(request, caller);
      request.callerEmail = (caller.viewer ?? caller.identity)?.email;
      const refusal = refuse(access, caller, request) ?? (right && refuseRight(right, caller));
      if (refusal) throw refusal;
      if (needs && !caller.viewer?.emailConfirmed) throw unconfirmed();
      if (needs === 'good-standing' && caller.viewer?.suspended) throw suspended();
      if (rateLimit && caller.viewer) await people.use(caller.viewer.id);
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

function bearer({ headers }: FastifyRequest) {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
