import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { ownPictureAt } from '#contract/own-picture.ts';
import { t } from '#language/t.ts';
import { unavailable } from '../../http/errors.ts';
import type { Identity } from '../../http/viewer.ts';

export interface IdTokens {
  /** Undefined: expired, forged, or for another audience. */
  read(token: string): Promise<Identity | undefined>;
}

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.string().toLowerCase(),
  email_verified: z.boolean().default(false),
  picture: z.string().nullish(),
  auth_time: z.number().optional(),
  iat: z.number().optional(),
  sid: z.string().optional(),
  /** RFC 8176. */
  amr: z.array(z.string()).optional(),
});

export function idTokens(trusted: {
  issuer: string;
  audience: string;
  jwksUrl: string;
  algorithms: string[];
  /** Pictures on our own origins are stored without the origin: current and former public addresses. */
  pictureOrigins?: string[];
}): IdTokens {
  const keys = createRemoteJWKSet(new URL(trusted.jwksUrl), { timeoutDuration: 5000 });
  const { issuer, audience, algorithms, pictureOrigins = [] } = trusted;
  const ownPath = (picture: string) => pictureOrigins.map((origin) => ownPictureAt(picture, origin)).find(Boolean);
  return {
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms, requiredClaims: ['exp'] });
        const claims = Claims.parse(payload);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: claims.email,
          emailVerified: claims.email_verified,
          picture: claims.picture ? (ownPath(claims.picture) ?? claims.picture) : undefined,
          loggedInAt: moment(claims.auth_time),
          sessionId: claims.sid,
          secondFactor: claims.amr?.includes('mfa'),
          issuedAt: moment(claims.iat),
        };
      } catch (error) {
        if (isTheirs(error)) return undefined;
        throw unavailable('unexpected', t('Logging in is not possible right now. Please try again in a moment.'));
      }
    },
  };
}

const moment = (seconds: number | undefined) => (seconds === undefined ? undefined : new Date(seconds * 1000));

// Token errors are the client's; a failed key download is not.
function isTheirs(error: unknown) {
  if (error instanceof errors.JWKSTimeout) return false;
  return error instanceof z.ZodError || (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC');
}
