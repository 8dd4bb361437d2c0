import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export type Role = 'web' | 'chores';

/** Process ids by role. */
export function workersOf(supervisor: number, role: Role): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === supervisor && args.join(' ').startsWith(`kickstand ${role}:`))
    .map(([pid]) => Number(pid));
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await pause(200);
}
