import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import type { AccessClaims } from '../../http/auth.ts';
import type { Identity, Viewer } from '../../http/viewer.ts';

const ISSUER = 'kickstand';
const AUDIENCE = 'kickstand-api';
const ALGORITHM = 'HS256';
/** Signatures are checked once; whether the person may still come is looked up each time. */
const MOST_VERIFIED = 10_000;

export interface AccessTokens {
  issue(user: Pick<Viewer, 'id' | 'email'>, session?: Pick<Identity, 'sessionId' | 'secondFactor'>): Promise<string>;
  /** Undefined: expired, forged or foreign. */
  read(token: string): Promise<AccessClaims | undefined>;
}

const Claims = z.object({
  sub: z.string(),
  iat: z.number(),
  exp: z.number(),
  sid: z.string().optional(),
  mfa: z.literal(true).optional(),
});

export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, AccessClaims>({ max: MOST_VERIFIED });
  return {
    issue: ({ id, email }, { sessionId: sid, secondFactor } = {}) =>
      new SignJWT({ email, ...(sid && { sid }), ...(secondFactor && { mfa: true }) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(id)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_MINUTES}m`)
        .sign(key),
    async read(token) {
      const known = verified.get(token);
      if (known) return known.expiresAt.getTime() > Date.now() ? known : undefined;
      const claims = await verify(token, key);
      if (claims) verified.set(token, claims);
      return claims;
    },
  };
}

async function verify(token: string, key: Uint8Array): Promise<AccessClaims | undefined> {
  const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM] };
  const checked = await jwtVerify(token, key, options).catch(() => undefined);
  const claims = Claims.safeParse(checked?.payload).data;
  if (!claims) return;
  const { sub: userId, sid: sessionId, iat, exp, mfa: secondFactor = false } = claims;
  return { userId, sessionId, secondFactor, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
}
