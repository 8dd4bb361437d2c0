import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entrust, type ServerUser } from './server-user.ts';

export type Settings = Record<string, string | number>;

export const SETTINGS_FILE = 'kickstand.conf';

/** Sized for a laptop; fsync stays on, so acknowledged writes are durable. */
export const LAPTOP: Settings = {
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '2GB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Rewritten on every start; `alter system` takes precedence. */
export function writeSettings(cluster: string, settings: Settings, user: ServerUser) {
  const quoted = (value: string | number) => `'${String(value).replaceAll("'", "''")}'`;
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`);
  writeFileSync(join(cluster, SETTINGS_FILE), lines.join(''), { mode: 0o600 });
  entrust(join(cluster, SETTINGS_FILE), user);
}
