import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import type { AccessClaims } from '../../http/auth.ts';
import type { Identity, Viewer } from '../../http/viewer.ts';

const ISSUER = 'kickstand';
const AUDIENCE = 'kickstand-api';
const ALGORITHM = 'HS256';

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
      const options = { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM] };
      const verified = await jwtVerify(token, key, options).catch(() => undefined);
      const claims = Claims.safeParse(verified?.payload).data;
      if (!claims) return;
      const { sub: userId, sid: sessionId, iat, exp, mfa: secondFactor = false } = claims;
      return { userId, sessionId, secondFactor, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
    },
  };
}
