import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations } from '../database/migrate.ts';

export interface Version {
  version: string;
  /** Of the sources that the client was built of; absent when unknown. */
  commit?: string;
  schema: string;
  /** Only the major version: the rest tells strangers which weaknesses to try. */
  node: string;
}

const ROOT = join(import.meta.dirname, '../..');

export async function readVersion(): Promise<Version> {
  const [manifest, commit, migrations] = await Promise.all([
    readFile(join(ROOT, 'package.json'), 'utf8'),
    readFile(join(ROOT, 'build/commit'), 'utf8').catch(() => ''),
    knownMigrations(),
  ]);
  const { version } = JSON.parse(manifest) as { version: string };
  const schema = migrations.at(-1)?.name.replace('.sql', '') ?? '';
  const [node = ''] = process.versions.node.split('.');
  return { version, ...(/^[\da-f]{7,64}$/.test(commit) && { commit }), schema, node };
}
