import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseTarget } from '#server/database/connect.ts';

export async function startHandWritten(target: DatabaseTarget) {
  const child = fork(join(import.meta.dirname, 'hand-server.ts'), [JSON.stringify(target)]);
  const [port] = await once(child, 'message');
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}
