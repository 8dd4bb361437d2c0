import { connect as dial, type Socket } from 'node:net';
import type { DatabaseTarget } from '#server/database/connect.ts';

export function dialled(target: DatabaseTarget): Socket {
  if ('url' in target) return dial(Number(new URL(target.url).port || 5432), new URL(target.url).hostname);
  const { host, port } = target;
  return host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
}

/** The same database, through a proxy on this port. */
export function redirected(target: DatabaseTarget, port: number): DatabaseTarget {
  if (!('url' in target)) return { ...target, host: '127.0.0.1', port };
  const url = new URL(target.url);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href };
}
