import { cpSync, existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { findPrograms } from './programs.ts';
import { run, type Stage } from './run.ts';

export const CONTAINER_PROGRAMS = ['podman', 'runc', 'debootstrap', 'caddy', 'psql', 'tar'] as const;
type Programs = ReturnType<typeof findPrograms<(typeof CONTAINER_PROGRAMS)[number] | 'npm'>>;

interface Place {
  folder: string;
  programs: Programs;
  stage: Stage;
}

/** Podman's own limits may be above those of this machine. */
const LIMITS = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
/** As deploy/compose.yaml and deploy/kubernetes/ do. */
const WITHOUT_RIGHTS = ['--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--read-only', '--tmpfs', '/tmp'];

export type Engine = ReturnType<typeof engineOf>;

export function engineOf({ podman, runc }: Programs) {
  return (command: string, ...words: string[]) =>
    run(podman, ['--log-level', 'error', '--runtime', runc, command, ...words]);
}

/** The image, pulled or, where no registry is reached, a stand-in: Debian with this Node and its npm. */
export async function haveBase(engine: Engine, { folder, programs }: Place, image: string): Promise<string> {
  const works = (done: Promise<unknown>) =>
    done.then(
      () => true,
      () => false,
    );
  if (await works(engine('image', 'exists', image))) return 'is here';
  if (await works(engine('pull', '--quiet', image))) return 'was pulled';
  const root = join(folder, 'base');
  const [, suite = ''] = /-(\w+)-slim$/.exec(image) ?? [];
  const mirrors = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', `Codename: ${suite}`]);
  await run(programs.debootstrap, ['--variant=minbase', suite, root, mirrors.split('\n')[0] ?? '']);
  cpSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'));
  const npm = join(dirname(realpathSync(programs.npm)), '..');
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  await run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  const archive = join(folder, 'base.tar');
  await run(programs.tar, ['-C', root, '-cf', archive, '.']);
  await engine('import', '--change', 'ENV PATH=/usr/local/bin:/usr/bin:/bin', archive, image);
  return 'is a stand-in of Debian';
}

export async function buildImage(engine: Engine, { folder }: Place, checkout: string, tag: string) {
  await engine('build', '--network', 'host', ...LIMITS, ...trusted(folder), '--format', 'docker', '-t', tag, checkout);
  const [size = '0'] = (await engine('image', 'inspect', '--format', '{{.Size}}', tag)).split('\n');
  return Math.round(Number(size) / 1e6);
}

/** For npm behind an authority of its own. */
function trusted(folder: string): string[] {
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (!authorities || !existsSync(authorities)) return [];
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, 'cafile=/run/authorities.pem\n');
  return ['-v', `${authorities}:/run/authorities.pem:ro`, '-v', `${settings}:/root/.npmrc:ro`];
}

export interface Container {
  name: string;
  port: number;
  /** Resolves to exit code and seconds. */
  stop(): Promise<{ code: number; seconds: number }>;
  start(): Promise<unknown>;
  isHealthy(): Promise<unknown>;
  log(): Promise<string>;
}

/** All of them at once. */
export async function startContainers(
  engine: Engine,
  { folder, stage }: Place,
  {
    image,
    ports,
    env,
    certificate,
  }: { image: string; ports: number[]; env: Record<string, string>; certificate: string },
): Promise<Container[]> {
  const settings = join(folder, 'container.env');
  writeFileSync(
    settings,
    Object.entries(env)
      .map((pair) => pair.join('='))
      .join('\n'),
  );
  const own = ['-v', `${certificate}:/run/ca.pem:ro`, '-e', 'NODE_EXTRA_CA_CERTS=/run/ca.pem', '--env-file', settings];
  return Promise.all(
    ports.map(async (port) => {
      const name = `kickstand-rehearsal-${port}`;
      stage.onEnd(() => engine('rm', '--force', '--ignore', '--time', '30', '--volumes', name));
      // Timers of health checks are systemd's, which may not be here.
      const here = [
        '--network',
        'host',
        '-e',
        'HOST=127.0.0.1',
        '-e',
        `PORT=${port}`,
        '--health-interval',
        'disable',
        '--restart',
        'unless-stopped',
      ];
      await engine('run', '--detach', '--name', name, ...LIMITS, ...WITHOUT_RIGHTS, ...here, ...own, image);
      return {
        name,
        port,
        async stop() {
          const begun = Date.now();
          await engine('stop', '--time', '90', name);
          const seconds = (Date.now() - begun) / 1000;
          return { code: Number(await engine('inspect', '--format', '{{.State.ExitCode}}', name)), seconds };
        },
        start: () => engine('start', name),
        isHealthy: () => engine('healthcheck', 'run', name),
        log: () => engine('logs', name),
      };
    }),
  );
}

interface Errand {
  backups: string;
  settings: string;
  certificate: string;
}

/** An operator's command in a container of its own. */
export function command(engine: Engine, image: string, { backups, settings, certificate }: Errand, ...words: string[]) {
  const files = ['-v', `${backups}:/backups`, '-v', `${certificate}:/run/ca.pem:ro`, '--env-file', settings];
  return engine(
    'run',
    '--rm',
    '--no-healthcheck',
    '--network',
    'host',
    ...LIMITS,
    ...WITHOUT_RIGHTS,
    ...files,
    image,
    ...words,
  );
}

export const filesIn = (engine: Engine, image: string, ...expression: string[]) =>
  engine(
    'run',
    '--rm',
    '--no-healthcheck',
    '--network',
    'none',
    ...LIMITS,
    '--entrypoint',
    'find',
    image,
    '.',
    ...expression,
  );
