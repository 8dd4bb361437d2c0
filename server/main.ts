import cluster from 'node:cluster';
import { readEnv } from './env.ts';

// Each process loads no more than it is for.
try {
  const env = readEnv(process.env);
  if (cluster.isWorker) await (await import('./processes/worker.ts')).work(env);
  else {
    for (const warning of env.warnings) console.warn(`Warning: ${warning}`);
    const marketplace = await (env.WEB_CONCURRENCY === 1
      ? (await import('./start.ts')).start(env)
      : (await import('./processes/supervisor.ts')).supervise(env));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // A second signal ends the process at once, as usual.
        void marketplace.stop().then(
          () => process.exit(0),
          (error) => fail(error),
        );
      });
    }
    console.log(`Kickstand is ready at ${env.publicUrl}`);
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
