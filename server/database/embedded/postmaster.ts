import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
  status: string;
}

export function livingPostmaster(cluster: string): Postmaster | null {
  const [pid, , , port, socketFolder = '', , , status = ''] = pidFile(cluster);
  if (!pid || !isAlive(Number(pid)) || !slashed(commandLine(Number(pid))).includes(slashed(cluster))) return null;
  return { pid: Number(pid), port: Number(port), socketFolder, status: status.trim() };
}

/**
 * After a crash another process may own the pid, and PostgreSQL refuses to start; an unused pid replaces it. The other
 * lines stay: PostgreSQL checks its shared memory by them.
 */
export function disownStranger(cluster: string) {
  const [pid, ...rest] = pidFile(cluster);
  if (!pid || !isAlive(Number(pid)) || livingPostmaster(cluster)) return;
  writeFileSync(join(cluster, 'postmaster.pid'), [2 ** 31 - 1, ...rest].join('\n'));
}

function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Windows paths come with both kinds of slashes. */
function slashed(path: string) {
  return path.replaceAll('\\', '/');
}

function commandLine(pid: number) {
  if (process.platform !== 'linux') return listed(pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const seen = new Map<number, string>();

/** Memoized: it starts a program. */
function listed(pid: number) {
  const line = seen.get(pid) || (spawnSync(...listing(pid), { encoding: 'utf8' }).stdout ?? '');
  seen.set(pid, line);
  return line;
}

function listing(pid: number): [string, string[]] {
  if (process.platform !== 'win32') return ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]];
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  return ['powershell', ['-NoProfile', '-Command', query]];
}
