import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What processes cost the machine in MB: their own memory, and their share of what they share (PSS). Linux only. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + kilobytes(pid), 0) / 1024;
}

/** The most memory of its own and shared that a process ever had, in MB. Linux only. */
export function peakOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** The process that encodes photos for a marketplace. */
export function encoderProcess(marketplace: number): number {
  const children = readFileSync(`/proc/${marketplace}/task/${marketplace}/children`, 'utf8').trim().split(' ');
  const encoder = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process'));
  return Number(encoder ?? 0);
}

/** The embedded PostgreSQL of a data folder: its postmaster and all that it has started. */
export function postgresProcesses(dataDir: string): number[] {
  const [postmaster] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(' ')].map(Number).filter(Boolean);
}

function kilobytes(pid: number) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    // A connection of PostgreSQL's that has just ended.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}
