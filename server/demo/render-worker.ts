import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Drawing } from './render-worker-process.ts';

const PROGRAM = join(import.meta.dirname, 'render-worker-process.ts');

/**
 * Rasterizes our own drawings one at a time, never user input. In a child process, which returns its memory on exit.
 */
export function openRenderWorker(left: AbortSignal) {
  const child = fork(PROGRAM, { env: {}, execArgv: [], serialization: 'advanced' });
  const ended = new AbortController();
  for (const end of ['exit', 'error']) child.once(end, () => ended.abort(new Error('The render worker ended')));
  const signal = AbortSignal.any([left, ended.signal]);
  return {
    async render(svg: string, size?: Drawing['size']): Promise<Buffer> {
      const developed = once(child, 'message', { signal });
      child.send({ svg, size } satisfies Drawing);
      const [picture] = await developed;
      return picture;
    },
    close: () => void child.kill('SIGKILL'),
  };
}
