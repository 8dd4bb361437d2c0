import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Stage, serve } from './run.ts';

interface Place {
  folder: string;
  programs: { caddy: string };
  stage: Stage;
}

/** The Caddyfile of the compose file before several containers, with a certificate of its own authority. */
export async function startCaddy({ folder, programs, stage }: Place, checkout: string, ports: number[], port: number) {
  const home = join(folder, 'caddy');
  mkdirSync(home);
  const file = join(home, 'Caddyfile');
  const here = `{\n\tadmin off\n\tskip_install_trust\n\thttps_port ${port}\n\thttp_port ${port + 1}\n`;
  const example = readFileSync(join(checkout, 'deploy/Caddyfile'), 'utf8');
  const upstreams = ports.map((upstream) => `127.0.0.1:${upstream}`).join(' ');
  writeFileSync(file, example.replace('{\n', here).replace('market:3000', upstreams));
  const origin = `https://localhost:${port}`;
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, PUBLIC_URL: origin };
  const caddy = serve(stage, programs.caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  await caddy.says('serving initial configuration');
  const authority = join(home, 'caddy/pki/authorities/local/root.crt');
  while (!existsSync(authority)) await new Promise((later) => setTimeout(later, 100));
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(authority, 'utf8')]);
  return { origin, log: caddy.said };
}
