import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyOf, tolerant } from './processes.ts';

/** PSS in MB. Linux only. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + kilobytes(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m), 0) / 1024;
}

/** Sum of RSS in MB. Linux only. */
export function residentOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + kilobytes(pid, 'status', /^VmRSS:\s+(\d+)/m), 0) / 1024;
}

export function encoderProcess(marketplace: number): number {
  const children = readFileSync(`/proc/${marketplace}/task/${marketplace}/children`, 'utf8').trim().split(' ');
  const encoder = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process'));
  return Number(encoder ?? 0);
}

export function postgresProcesses(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  return postmaster ? familyOf(postmaster) : [];
}

/** Undefined while PostgreSQL restarts. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  const [pid] = tolerant(() => readFileSync(file, 'utf8'), '').split('\n');
  return pid ? Number(pid) : undefined;
}

function kilobytes(pid: number, file: string, figure: RegExp) {
  return Number(figure.exec(tolerant(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'), ''))?.[1] ?? 0);
}
