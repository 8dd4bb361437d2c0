import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const AUDIENCE = 'kickstand';
const ALGORITHM = 'ES256';

export interface Claims {
  sub: string;
  email: string;
  email_verified?: boolean;
  picture?: string;
  /** Seconds since 1970. */
  auth_time?: number;
  amr?: string[];
  sid?: string;
}

export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: ALGORITHM, use: 'sig' }] });
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(jwks));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    trusted: { issuer, audience: AUDIENCE, jwksUrl: `${issuer}/jwks`, algorithms: [ALGORITHM] },
    /** `changes` invalidate the token in a chosen way. */
    sign: (claims: Claims, changes: { issuer?: string; audience?: string; expires?: string; key?: CryptoKey } = {}) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, kid: 'test' })
        .setIssuer(changes.issuer ?? issuer)
        .setAudience(changes.audience ?? AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(changes.expires ?? '1h')
        .sign(changes.key ?? privateKey),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
