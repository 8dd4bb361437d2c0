import type { Env } from '../env.ts';
import { metricsListener } from '../metrics/listener.ts';
import { merged } from '../metrics/merged.ts';
import type { Stoppable } from './lifecycle.ts';

/** By process; undefined when it does not answer. */
export type MetricsTexts = Record<string, string | undefined>;

/** One answer for all processes of a marketplace. */
export async function listenForMetrics(
  { port, host, token }: NonNullable<Env['metrics']>,
  collect: () => Promise<MetricsTexts>,
  running: Stoppable[],
) {
  const server = metricsListener(async () => wholeText(await collect()), token);
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, host, done);
  });
  running.push({
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  });
}

export function wholeText(texts: MetricsTexts): string {
  const up = Object.entries(texts).map(
    ([worker, text]) => `kickstand_worker_up{worker="${worker}"} ${text === undefined ? 0 : 1}`,
  );
  const head = ['# HELP kickstand_worker_up Whether a process answers.', '# TYPE kickstand_worker_up gauge'];
  return merged([[...head, ...up].join('\n'), ...Object.values(texts).filter((text) => text !== undefined)]);
}
