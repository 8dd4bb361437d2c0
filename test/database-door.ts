import type { DatabaseTarget } from '#server/database/connect.ts';
import { dialled } from './database-address.ts';
import { flakyLine } from './flaky-proxy.ts';

/** A port in front of a database server. Silent is like a partition: nothing comes through, and nothing ends. */
export async function databaseDoor(target: DatabaseTarget) {
  const { port, ...line } = await flakyLine(() => dialled(target), { keeps: true });
  return { ...line, place: `127.0.0.1:${port}` };
}

/** One address for several doors. */
export function through(target: DatabaseTarget, ...places: string[]): { url: string } {
  const { user, database } = 'url' in target ? namesIn(target.url) : target;
  return { url: `postgres://${user}@${places.join(',')}/${database}` };
}

function namesIn(url: string) {
  const { username, pathname } = new URL(url);
  return { user: username, database: pathname.slice(1) };
}
