import { isLoopback, isPrivate } from './addresses.ts';

const FEWEST_CHARACTERS = 8;

const FEWEST_BITS = 80;

/** Rejects repeated pieces, few distinct characters and alphabet runs; 32 random characters always pass. */
export function isWeakSecret(secret: string | undefined): boolean {
  if (secret === undefined) return false;
  return (
    new Set(secret).size < FEWEST_CHARACTERS ||
    /^(.{1,16}?)\1+.{0,15}$/s.test(secret) ||
    bits(secret) < FEWEST_BITS ||
    isStepByStep(secret)
  );
}

/** Upper bound of the entropy by character frequency. */
function bits(secret: string): number {
  const characters = [...secret];
  const shares = [...Map.groupBy(characters, (character) => character).values()].map(
    (same) => same.length / characters.length,
  );
  return characters.length * shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

function isStepByStep(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) <= 1);
  return steps.length > codes.length / 2;
}

export function unfitPublicUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(address);
  if (protocol === 'http:' && !isLoopback(hostname)) return 'must start with https://: passwords and tokens cross it';
  if (/^\/+$/.test(pathname) && !search && !hash && !username && !password) return undefined;
  return 'must be an origin such as https://bikes.example.com: no path, no query, no user';
}

/** Whether the address is reachable from other machines. */
export function isForOthers({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): boolean {
  return !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));
}

interface Connections {
  DATABASE_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  SECURITY_CONTACT?: string | undefined;
}

/** Warns about unencrypted connections beyond the local network, and about missing settings. */
export function warningsOf(env: Connections): string[] {
  const databases = (['DATABASE_URL', 'DATABASE_READ_URL'] as const).filter((name) =>
    isClear(env[name], isTlsDatabase),
  );
  return [
    ...databases.map((name) => `${name}: the connection is not encrypted: add sslmode=verify-full to the address`),
    isClear(env.SMTP_URL, isTlsMail) && 'SMTP_URL: mails may travel in clear: use smtps://, or add ?requireTLS=true',
    isClear(env.S3_ENDPOINT, ({ protocol }) => protocol === 'https:') &&
      'S3_ENDPOINT: photos travel in clear: use https://',
    !env.SECURITY_CONTACT &&
      'SECURITY_CONTACT: nobody learns from /.well-known/security.txt whom to tell of a weakness',
  ].filter((warning) => typeof warning === 'string');
}

const isTlsDatabase = ({ searchParams }: URL) =>
  /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? searchParams.get('ssl') ?? '');
const isTlsMail = ({ protocol, searchParams }: URL) =>
  protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';

function isClear(address: string | undefined, isEncrypted: (url: URL) => boolean): boolean {
  if (!address) return false;
  // PostgreSQL's multi-host form is no URL; its hosts count as one private network.
  const url = URL.parse(address.replace(/,[^/?]*/, ''));
  return !!url && !isEncrypted(url) && !isLoopback(url.hostname) && !isPrivate(url.hostname);
}
