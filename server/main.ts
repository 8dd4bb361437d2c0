import cluster from 'node:cluster';
import { titleOf } from './boot/process-title.ts';
import { readEnv } from './env.ts';

// Stack traces name the sources, not the bundle.
process.setSourceMapsEnabled(true);

// Dynamic imports: each process loads only the modules of its role.
try {
  const env = readEnv(process.env);
  if (cluster.isWorker) await (await import('./boot/cluster/worker.ts')).work(env);
  else {
    for (const warning of env.warnings) console.warn(`Warning: ${warning}`);
    process.title = titleOf(env);
    // Before any logger is made.
    if (env.SENTRY_DSN) await (await import('./boot/report-errors.ts')).reportErrors(env);
    const starting =
      env.WEB_CONCURRENCY === 1
        ? import('./boot/start.ts').then(({ start }) => start(env))
        : import('./boot/cluster/supervisor.ts').then(({ supervise }) => supervise(env, import.meta.filename));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // A half finished start must be stopped too. A second signal ends the process at once.
        void starting
          .then((marketplace) => marketplace.stop())
          .then(
            () => process.exit(0),
            (error) => fail(error),
          );
      });
    }
    await starting;
    console.log(`Kickstand is ready at ${env.publicUrl}`);
    if (!env.production)
      for (const line of await (await import('./boot/welcome.ts')).welcome(env)) console.log(`  ${line}`);
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
