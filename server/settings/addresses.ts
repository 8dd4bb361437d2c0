import { isIP } from 'node:net';

export function isLoopback(host: string): boolean {
  const name = bare(host);
  return /(^|\.)localhost$/i.test(name) || (isIP(name) === 4 && name.startsWith('127.')) || name === '::1';
}

/** Numeric addresses only; names are not resolved. */
export function isPrivate(host: string): boolean {
  const name = bare(host);
  if (isIP(name) === 6) return /^f[cd]|^fe80/i.test(name);
  return isIP(name) === 4 && /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name);
}

export const bare = (host: string) => host.replace(/^\[|\]$/g, '');

/** Loopback URL. */
export function nearby(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (isIP(host) !== 6) return host;
  return `[${/^[0:]+$/.test(host) ? '::1' : host}]`;
}
