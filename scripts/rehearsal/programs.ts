import { globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const INSTALL = 'apt-get install postgresql nginx openssl git, and for containers podman runc debootstrap caddy';

/** Where Debian installs them. */
const PLACES = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
];

export function findPrograms<Name extends string>(names: readonly Name[], install = INSTALL): Record<Name, string> {
  const found = names.map((name) => [name, PLACES.flatMap((place) => globSync(join(place, name)))[0]] as const);
  const missing = found.filter(([, path]) => !path).map(([name]) => name);
  if (missing.length) throw new Error(`Not installed: ${missing.join(', ')}. On Debian: ${install}`);
  return Object.fromEntries(found) as Record<Name, string>;
}

/** PATH with these programs first. */
export const beside = (program: string) => ({ PATH: `${dirname(program)}${delimiter}${process.env.PATH}` });
