import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Linux always reports hundredths of a second. */
const TICKS_PER_SECOND = 100;

export function familyOf(pid: number): number[] {
  const children = tolerant(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), '');
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
}

/** CPU seconds, including ended children. Linux only. */
export function coreSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND;
}

/** Of all cores since boot. Linux only. */
export function busySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = line.split(/ +/).slice(1).map(Number);
  return (user + nice + system + irq + softIrq + stolen) / TICKS_PER_SECOND;
}

export const CORES = availableParallelism();

/** CPU share of other processes since the call. Linux only. */
export function otherWork(ours: () => readonly number[]): () => string {
  const used = () => ({
    machine: busySeconds(),
    own: coreSeconds([...new Set(ours())]),
    at: performance.now() / 1000,
  });
  const before = used();
  return () => {
    const after = used();
    const others = (after.machine - before.machine - after.own + before.own) / (after.at - before.at);
    return `Other work took ${Math.max(0, others).toFixed(2)} of ${CORES} cores meanwhile.`;
  };
}

function ticksOf(pid: number) {
  return statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** In ticks since boot; orders processes by age. Linux only. */
export const startOf = (pid: number) => Number(statOf(pid)[19]);

/** The fields of `/proc/PID/stat` behind the program's name, which may contain spaces. */
function statOf(pid: number): string[] {
  const stat = tolerant(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns `ended` when the process is gone. */
export function tolerant<Said>(read: () => Said, ended: Said): Said {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ended;
    throw error;
  }
}
