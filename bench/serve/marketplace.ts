import { startMarketplace } from '../../test/marketplace.ts';
import { memoryOf, postgresProcesses, residentOf } from '../memory.ts';
import { coreSeconds, familyOf } from '../processes.ts';
import { startBare } from './children.ts';

export type Side = Awaited<ReturnType<typeof startSide>>;

export async function startSide(processes: number, settings: Record<string, string> = {}) {
  const env = { DEMO: 'on', DATABASE_URL: '', WEB_CONCURRENCY: String(processes), ...settings };
  const [marketplace, bare] = await Promise.all([startMarketplace(env), startBare(processes)]);
  const postgres = () => postgresProcesses(marketplace.dataDir);
  const node = () => {
    const others = new Set(postgres());
    return familyOf(marketplace.pid()).filter((pid) => !others.has(pid));
  };
  const memory = () => ({
    'Node RSS, MB': residentOf(node()),
    'Node PSS, MB': memoryOf(node()),
    'PostgreSQL RSS, MB': residentOf(postgres()),
    'PostgreSQL PSS, MB': memoryOf(postgres()),
  });
  const seen: ReturnType<typeof memory>[] = [];
  return {
    processes,
    url: marketplace.url,
    port: Number(new URL(marketplace.url).port),
    bare: { ...bare, used: () => ({ node: coreSeconds(familyOf(bare.pid)), postgres: 0 }) },
    used: () => ({ node: coreSeconds(node()), postgres: coreSeconds(postgres()) }),
    memory,
    look: () => void seen.push(memory()),
    most() {
      const [first = memory()] = seen;
      const names = Object.keys(first) as (keyof typeof first)[];
      return Object.fromEntries(names.map((name) => [name, Math.max(...seen.map((each) => each[name]))]));
    },
    async stop() {
      bare.stop();
      await marketplace.stop();
    },
  };
}
