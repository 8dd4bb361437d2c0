import { memoryOf, postgresProcesses, residentOf } from '../memory.ts';
import { busySeconds, coreSeconds, familyOf } from '../processes.ts';
import type { BenchMarket } from '../search/market.ts';

const LOOKS = 20;

/** Measures until the returned function is called. */
export function watch({ pid, dataDir }: BenchMarket, seconds: number) {
  const postgres = () => postgresProcesses(dataDir);
  // A restarted PostgreSQL is a child of the marketplace.
  const node = () => {
    const theirs = new Set(postgres());
    return familyOf(pid).filter((process) => !theirs.has(process));
  };
  const begun = performance.now();
  const used = () => ({
    node: coreSeconds(node()),
    postgres: coreSeconds(postgres()),
    asking: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    machine: busySeconds(),
  });
  const memory = () => ({
    minute: (performance.now() - begun) / 60_000,
    'Node RSS, MB': residentOf(node()),
    'Node PSS, MB': memoryOf(node()),
    'PostgreSQL RSS, MB': residentOf(postgres()),
    'PostgreSQL PSS, MB': memoryOf(postgres()),
  });
  const before = used();
  const looks = [memory()];
  const timer = setInterval(() => looks.push(memory()), (seconds * 1000) / LOOKS);
  return () => {
    clearInterval(timer);
    looks.push(memory());
    const after = used();
    const seconds = (performance.now() - begun) / 1000;
    const [nodeUsed, postgresUsed] = [after.node - before.node, after.postgres - before.postgres];
    const asking = after.asking - before.asking;
    const others = after.machine - before.machine - nodeUsed - postgresUsed - asking;
    return {
      looks,
      node: nodeUsed,
      postgres: postgresUsed,
      cores: { asking: asking / seconds, others: others / seconds },
    };
  };
}

export type Watched = ReturnType<ReturnType<typeof watch>>;

/** Growth per minute by linear regression. */
export function slope(looks: Watched['looks'], name: keyof Watched['looks'][number]): number {
  const minute = mean(looks.map((look) => look.minute));
  const value = mean(looks.map((look) => look[name]));
  const apart = looks.map((look) => look.minute - minute);
  const together = looks.reduce((sum, look, index) => sum + (apart[index] ?? 0) * (look[name] - value), 0);
  return together / apart.reduce((sum, each) => sum + each ** 2, 0);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
