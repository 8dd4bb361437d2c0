import { readEnv } from './env.ts';
import { start } from './start.ts';

try {
  const env = readEnv(process.env);
  const marketplace = await start(env);
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
} catch (error) {
  fail(error);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
