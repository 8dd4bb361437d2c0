import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';

const ACCESS_ALGORITHM = 'HS256';

type Market = Pick<TestMarket, 'secrets' | 'issuer'>;

/** Each invalid in one respect. */
export async function badAccessTokens({ secrets }: Market, person: Caller): Promise<Record<string, string>> {
  const claims = decodeJwt(person.token ?? '');
  const sign = (changes: object, secret = secrets.accessToken, alg = ACCESS_ALGORITHM) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
  const [header, , signature] = (person.token ?? '').split('.');
  const longer = Buffer.from(JSON.stringify({ ...claims, exp: (claims.exp ?? 0) + 3600 })).toString('base64url');
  return {
    'an expired access token': await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
    'a token with somebody else’s secret': await sign({}, `${secrets.accessToken}!`),
    'a token of another algorithm': await sign({}, secrets.accessToken, 'HS512'),
    'a token without signature': new UnsecuredJWT(claims).encode(),
    'a token for another service': await sign({ aud: 'another-service' }),
    'a token by another service': await sign({ iss: 'another-service' }),
    'a token for a person who never was': await sign({ sub: '019a0000-0000-7000-8000-0000000000ff' }),
    'a token that was made to last': `${header}.${longer}.${signature}`,
    'an ID token': person.idToken ?? '',
    'no token at all': 'token',
  };
}

/** Each invalid in one respect. */
export async function badIdTokens({ issuer }: Market, person: Caller): Promise<Record<string, string>> {
  const claims = { sub: person.subject, email: person.email, email_verified: true };
  const { privateKey } = await generateKeyPair('ES256');
  const whole = decodeJwt(person.idToken ?? '');
  return {
    'an expired ID token': await issuer.sign(claims, { expires: '-1s' }),
    'a token with somebody else’s key': await issuer.sign(claims, { key: privateKey }),
    'a token for another service': await issuer.sign(claims, { audience: 'another-service' }),
    'a token of another issuer': await issuer.sign(claims, { issuer: 'https://id.example.test' }),
    'a token without signature': new UnsecuredJWT(whole).encode(),
    'a token of a shared secret': await new SignJWT(whole)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(new TextEncoder().encode('the published key is not a secret')),
    'an access token': person.token ?? '',
    'no token at all': 'token',
  };
}
