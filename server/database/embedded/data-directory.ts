import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { WAY_OUT } from './postgres-binaries.ts';
import { passwordFile, SUPERUSER, WINDOWS } from './server-address.ts';
import { SETTINGS_FILE } from './server-settings.ts';
import { entrust, type ServerUser } from './server-user.ts';

export async function createCluster(cluster: string, bin: string, home: string, user: ServerUser) {
  if (existsSync(cluster)) return entrust(cluster, user);
  const partial = mkdtempSync(`${cluster}.partial-`);
  entrust(partial, user);
  await initdb(partial, bin, home, user);
  appendFileSync(join(partial, 'postgresql.conf'), `\ninclude '${SETTINGS_FILE}'\n`);
  renameSync(partial, cluster);
}

async function initdb(folder: string, bin: string, home: string, user: ServerUser) {
  const [program, args, options] = user.command(join(bin, 'initdb'), [
    ...['-D', folder, '-U', SUPERUSER, '--encoding=UTF8', '--data-checksums', '--no-instructions'],
    // Built-in collation, so that sorting is the same on every machine.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...systemLocale()],
    ...(WINDOWS ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(home)}`] : ['--auth=trust']),
  ]);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise((ended, failed) => child.once('error', failed).once('close', ended));
  if (code !== 0)
    throw new Error(`PostgreSQL initdb failed for the data directory in ${home}:\n${stderr.trim()}\n${WAY_OUT}`);
}

function systemLocale() {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  return process.platform === 'darwin' ? ['--no-locale', '--lc-ctype=en_US.UTF-8'] : ['--no-locale'];
}
