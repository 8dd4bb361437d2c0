import { readFileSync } from 'node:fs';
import type { Sql } from '#server/database/connect.ts';
import { coreSeconds, familyOf } from './processes.ts';

/** Milliseconds. */
export interface Effort {
  /** Of one core, this process's and PostgreSQL's. */
  core: number;
  wall: number;
}

/** Of a local server with nobody else. Linux only. */
export async function effortOf(sql: Sql) {
  const [{ pid = 0 } = {}] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  // The postmaster counts its ended processes.
  const used = () => coreSeconds([process.pid, ...familyOf(postmaster)]);
  return async (work: () => Promise<unknown>): Promise<Effort> => {
    const [before, begun] = [used(), performance.now()];
    await work();
    return { wall: performance.now() - begun, core: 1000 * (used() - before) };
  };
}

const NONE = { core: Number.NaN, wall: Number.NaN };
const inOrder = (efforts: Effort[]) => efforts.toSorted((a, b) => a.core - b.core);

export const each = ({ core, wall }: Effort, of: number): Effort => ({ core: core / of, wall: wall / of });
export const median = (efforts: Effort[]) => inOrder(efforts)[Math.floor(efforts.length / 2)] ?? NONE;
export const slowest = (efforts: Effort[]) => inOrder(efforts).at(-1) ?? NONE;
