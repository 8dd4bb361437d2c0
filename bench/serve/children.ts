import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Asked, Load, Report } from './asker.ts';
import type { Sent } from './bare-server.ts';

/** A bare `node:http` server with the responses it is sent. */
export async function startBare(processes: number) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(processes)], { serialization: 'advanced' });
  const port = Number(await nextMessage(child));
  return {
    port,
    pid: child.pid ?? 0,
    async tell(sent: Sent) {
      child.send(sent);
      await nextMessage(child);
    },
    stop: () => child.disconnect(),
  };
}

export function startAsker() {
  const child = fork(join(import.meta.dirname, 'asker.ts'));
  return {
    async ask(load: Load): Promise<Asked> {
      child.send(load);
      const report = (await nextMessage(child)) as Report;
      if ('fault' in report) throw new Error(report.fault);
      return report;
    },
    stop: () => child.disconnect(),
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const leaving = new AbortController();
  const { signal } = leaving;
  try {
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`A child process ended with ${code}`);
    });
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    leaving.abort();
  }
}
