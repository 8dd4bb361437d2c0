import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_MINUTES } from '#contract/session.ts';
import type { Viewer } from '../viewer.ts';

const ISSUER = 'kickstand';
const AUDIENCE = 'kickstand-api';
const ALGORITHM = 'HS256';

export interface AccessTokens {
  issue(user: Pick<Viewer, 'id' | 'email'>): Promise<string>;
  /** The user's id, or nothing when the token is expired, forged or not ours. */
  read(token: string): Promise<string | undefined>;
}

export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ id, email }) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(id)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_MINUTES}m`)
        .sign(key),
    read: (token) =>
      jwtVerify(token, key, { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM] }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      ),
  };
}
