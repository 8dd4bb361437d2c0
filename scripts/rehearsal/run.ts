import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Stopped in reverse order. */
export class Stage {
  readonly #endings: (() => unknown)[] = [];

  onEnd(ending: () => unknown) {
    this.#endings.push(ending);
  }

  async end() {
    while (this.#endings.length) await this.#endings.pop()?.();
  }
}

export type Run = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;

/** Returns the output, or throws it on failure. */
export async function run(program: string, args: string[], options: Run = {}): Promise<string> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = listen(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output()}`);
  return output();
}

export interface Service {
  pid: number;
  said(): string;
  says(words: string): Promise<void>;
  /** Exit code after SIGTERM. */
  stop(): Promise<number | null>;
}

export function serve(stage: Stage, program: string, args: string[], options: Run = {}): Service {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = listen(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  stage.onEnd(stop);
  return {
    pid: child.pid ?? 0,
    said: output,
    async says(words) {
      let over = false;
      void ended.then(() => {
        over = true;
      });
      while (!output().includes(words)) {
        if (over) throw new Error(`${program} ended before it said "${words}":\n${output()}`);
        await new Promise((later) => setTimeout(later, 100));
      }
    },
    stop,
  };
}

function listen(child: ChildProcess) {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return () => output;
}
