import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';

/** By which push services know this marketplace (RFC 8292). */
export interface PushKeys {
  /** Uncompressed point, base64url: the browsers' `applicationServerKey`. */
  publicKey: string;
  /** `https:` or `mailto:`, for the operators of push services. */
  subject: string;
  authorization(endpoint: URL): Promise<string>;
}

const CURVE = 'prime256v1';
const TOKEN_HOURS = 12;

export function newPushKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Node leaves out leading zeros.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** `privateKey`: 32 bytes in base64url. */
export function pushKeys(privateKey: string, subject: string): PushKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  if (!x || !y) throw new Error('This is no point of P-256');
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    subject,
    async authorization({ origin }) {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setSubject(subject)
        .setExpirationTime(`${TOKEN_HOURS}h`)
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
