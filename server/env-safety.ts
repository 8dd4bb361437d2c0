import { isIP } from 'node:net';

const FEWEST_CHARACTERS = 8;

/** One piece repeated, or made of few different characters: 32 random ones of any alphabet in use have more. */
export function isWeakSecret(secret: string | undefined): boolean {
  if (secret === undefined) return false;
  return new Set(secret).size < FEWEST_CHARACTERS || /^(.{1,16}?)\1+.{0,15}$/s.test(secret);
}

/** Whether others than people on this machine are meant to reach it. */
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

/** What leaves this machine and its own network in clear, and what else is missing. */
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
  // Several hosts of a cluster, as PostgreSQL writes them, are no URL: they stand in one network.
  const url = URL.parse(address.replace(/,[^/?]*/, ''));
  return !!url && !isEncrypted(url) && !isLoopback(url.hostname) && !isPrivate(url.hostname);
}

function isLoopback(host: string): boolean {
  const name = bare(host);
  return /(^|\.)localhost$/i.test(name) || (isIP(name) === 4 && name.startsWith('127.')) || name === '::1';
}

/** By number only: what a name stands for is not known here. */
function isPrivate(host: string): boolean {
  const name = bare(host);
  if (isIP(name) === 6) return /^f[cd]|^fe80/i.test(name);
  return isIP(name) === 4 && /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name);
}

const bare = (host: string) => host.replace(/^\[|\]$/g, '');
