import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { beside, type findPrograms } from './programs.ts';
import { run, type Stage, serve } from './run.ts';

export const PROGRAMS = ['initdb', 'postgres', 'createdb', 'nginx', 'openssl', 'git', 'npm'] as const;
export type Programs = ReturnType<typeof findPrograms<(typeof PROGRAMS)[number]>>;

/** Names that resolve to loopback everywhere. */
export const HOSTS = ['localhost', '127.0.0.1'] as const;

interface Place {
  folder: string;
  programs: Programs;
  stage: Stage;
}

/** Self-signed: clients must trust it explicitly. */
export async function makeCertificate({ folder, programs }: Place) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  await run(programs.openssl, [
    ...args,
    '-subj',
    '/CN=rehearsal',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  return { key, certificate };
}

/** Own port, not as root. */
export async function startPostgres({ folder, programs, stage }: Place, port: number) {
  const data = join(folder, 'postgres');
  mkdirSync(data);
  const as = process.getuid?.() === 0 ? { uid: await idOf('-u'), gid: await idOf('-g') } : {};
  if (as.uid !== undefined) chownSync(data, as.uid, as.gid);
  const options = { cwd: '/', env: { ...process.env, ...beside(programs.initdb) }, ...as };
  await run(programs.initdb, ['-D', data, '-U', 'kickstand', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const settings = [
    '-p',
    `${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ];
  const server = serve(stage, programs.postgres, ['-D', data, ...settings], options);
  await server.says('ready to accept connections');
  const at = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'kickstand'];
  return {
    url: (name: string) => `postgres://kickstand@127.0.0.1:${port}/${name}`,
    create: (name: string) => run(programs.createdb, [...at, name]),
  };
}

const idOf = async (which: string) => Number(await run('id', [which, 'postgres']));

/** STARTTLS with a certificate of its own CA. */
export async function startMailServer({ stage }: Place, { key, certificate }: { key: string; certificate: string }) {
  const letters: string[] = [];
  const server = new SMTPServer({
    key: readFileSync(key),
    cert: readFileSync(certificate),
    authOptional: true,
    onData: (stream, session, done) => {
      if (!session.secure) return done(new Error('in clear'));
      buffer(stream).then((raw) => {
        letters.push(raw.toString());
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stage.onEnd(() => new Promise((closed) => server.close(() => closed(undefined))));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://localhost:${port}?requireTLS=true`,
    /** The first link of the first letter to this address, once it is there. */
    async linkFor(address: string) {
      const isTheirs = (letter: string) => new RegExp(`^To: .*${address}`, 'm').test(letter);
      while (!letters.some(isTheirs)) await new Promise((later) => setTimeout(later, 100));
      const letter = (letters.find(isTheirs) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
      return /https:\/\/localhost:[^\s"<>]+/.exec(letter)?.[0] ?? '';
    },
  };
}

interface Fronted {
  host: string;
  port: number;
  tls: number;
  key: string;
  certificate: string;
}

export async function startProxy(
  { folder, programs, stage }: Place,
  checkout: string,
  { host, port, tls, key, certificate }: Fronted,
) {
  const home = join(folder, `nginx-${host}`);
  mkdirSync(home);
  const example = readFileSync(join(checkout, 'deploy/nginx.conf'), 'utf8');
  const site = example
    .replaceAll('bikes.example.com', host)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
    .replace('listen 80', `listen 127.0.0.1:${tls + 1}`)
    .replace('proxy_set_header Host $host', 'proxy_set_header Host $http_host')
    .replace('/etc/ssl/kickstand/fullchain.pem', certificate)
    .replace('/etc/ssl/kickstand/key.pem', key)
    .replaceAll('/var/log/nginx', home);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (part) => `${part}_temp_path ${home}/${part};`,
  );
  const config = `daemon off; pid ${home}/pid; error_log stderr warn; events {} http { ${temporary.join(' ')}\n${site} }`;
  writeFileSync(join(home, 'nginx.conf'), config);
  const options = ['-p', home, '-c', join(home, 'nginx.conf'), '-e', 'stderr'];
  await run(programs.nginx, [...options, '-t']);
  serve(stage, programs.nginx, options);
  return { origin: `https://${host}:${tls}`, log: () => readFileSync(join(home, 'kickstand.log'), 'utf8') };
}
