import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './citus/cluster.ts';
import { carryOut, written } from './command.ts';
import { Stage } from './rehearsal/run.ts';

const USAGE = `npx node scripts/citus-cluster.ts [--workers 2] [--shards 4] [--port 43500]        until Ctrl+C
npx node scripts/citus-cluster.ts -- npm test -- deals           for one command, with its DATABASE_URL
CITUS_BIN: the folder of a PostgreSQL's programs that has Citus`;

const { values, positionals } = written(
  {
    options: {
      workers: { type: 'string', default: '2' },
      shards: { type: 'string', default: '4' },
      port: { type: 'string', default: '43500' },
    },
    allowPositionals: true,
  },
  USAGE,
);

/** A throw-away Citus cluster on 127.0.0.1; ends what it started. */
const stage = new Stage();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-citus-'));
chmodSync(folder, 0o755);
stage.onEnd(() => rmSync(folder, { recursive: true, force: true }));
const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

await carryOut(async () => {
  try {
    const [port, workers, shards] = [Number(values.port), Number(values.workers), Number(values.shards)];
    const url = await startCluster({ stage, folder, port, workers, shards, bin: process.env.CITUS_BIN });
    console.error(`1 coordinator and ${workers} workers: DATABASE_URL=${url}`);
    const [program, ...args] = positionals;
    if (!program) await interrupted;
    else process.exitCode = await codeOf(program, args, { ...process.env, DATABASE_URL: url });
  } finally {
    await stage.end();
  }
});

async function codeOf(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, args, { env, stdio: 'inherit' });
  void interrupted.then(() => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
