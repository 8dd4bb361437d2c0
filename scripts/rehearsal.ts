import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv } from 'node:util';
import { keepAsking } from './rehearsal/load.ts';
import { HOSTS, makeCertificate, PROGRAMS, startMailServer, startPostgres, startProxy } from './rehearsal/parts.ts';
import { findPrograms } from './rehearsal/programs.ts';
import { run, Stage, serve } from './rehearsal/run.ts';
import { PERSON, Visitor } from './rehearsal/visitor.ts';

/** Rehearses docs/production.md with the system's PostgreSQL and nginx, on 127.0.0.1 only. */
const ROOT = join(import.meta.dirname, '..');
const LARGEST_INSTALL_MB = 300;

const port = Number(process.env.REHEARSAL_PORT ?? 43_100);
const programs = findPrograms(PROGRAMS);
const stage = new Stage();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-rehearsal-'));
chmodSync(folder, 0o755);
stage.onEnd(() => rmSync(folder, { recursive: true, force: true }));
const place = { folder, programs, stage };
const checkout = join(folder, 'checkout');
const path = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` };

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const done = await work();
  console.log(`${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  return done;
}

try {
  await rehearse();
  console.log('The rehearsal succeeded.');
} finally {
  await stage.end();
}

async function rehearse() {
  await step('A fresh checkout is installed, built and slimmed', async () => {
    await run(programs.git, ['clone', '--quiet', ROOT, checkout]);
    for (const args of [['ci'], ['run', 'build'], ['prune', '--omit=dev']])
      await run(programs.npm, args, { cwd: checkout, env: { ...process.env, NODE_ENV: '' } });
    const megabytes = Number.parseInt(await run('du', ['-sm', join(checkout, 'node_modules')]), 10);
    assert.ok(megabytes <= LARGEST_INSTALL_MB, `${megabytes} MB are installed`);
    console.log(`  ${megabytes} MB are installed`);
  });

  const certificate = await makeCertificate(place);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate.certificate, 'utf8')]);
  const database = await step('PostgreSQL runs', () => startPostgres(place, port));
  await database.create('market');
  const mail = await startMailServer(place, certificate);
  const secret = () => randomBytes(32).toString('hex');
  const settings = {
    ...process.env,
    ...path,
    ...parseEnv(readFileSync(join(ROOT, 'deploy/kickstand.env'), 'utf8')),
    NODE_EXTRA_CA_CERTS: certificate.certificate,
    ACCESS_TOKEN_SECRET: secret(),
    AUDIT_SECRET: secret(),
    FRAME_NUMBER_SECRET: secret(),
    SMTP_URL: mail.url,
    // The start probes Stripe if it is reachable.
    STRIPE_SECRET_KEY: process.env.STRIPE_SECRET_KEY ?? 'sk_test_rehearsal',
    STRIPE_PUBLISHABLE_KEY: process.env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_rehearsal',
    STRIPE_WEBHOOK_SECRET: 'whsec_rehearsal',
    GOOGLE_CLIENT_ID: 'rehearsal',
    GOOGLE_CLIENT_SECRET: 'rehearsal',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  };

  async function open(name: string, host: string, offset: number) {
    const at = { host, port: port + offset, tls: port + offset + 1, ...certificate };
    const proxy = await startProxy(place, checkout, at);
    const dataDir = join(folder, `data-${name}`);
    const env = {
      ...settings,
      DATABASE_URL: database.url(name),
      DATA_DIR: dataDir,
      PORT: `${at.port}`,
      PUBLIC_URL: proxy.origin,
    };
    const market = serve(stage, process.execPath, ['scripts/start.ts'], { cwd: checkout, env });
    await market.says('Kickstand is ready');
    return { ...proxy, market, env, dataDir };
  }

  const first = await step('The market is open behind nginx with TLS', () => open('market', HOSTS[0], 10));
  const visitor = new Visitor(first.origin);
  await step('The letter of a sign-up comes by STARTTLS, its link works, and the person is in', async () => {
    await visitor.signUp();
    await visitor.confirm(await mail.linkFor(PERSON.email));
  });
  const accessToken = await visitor.signIn();
  const id = await visitor.idOf(accessToken);
  await visitor.startSelling(accessToken);

  await step('A deploy under load', async () => {
    const load = keepAsking(first.origin);
    process.kill(first.market.pid, 'SIGHUP');
    await first.market.says('Every process was renewed');
    const { answered, failed } = await load.stop();
    assert.deepEqual(failed, []);
    console.log(`  ${answered} requests, none failed`);
  });
  assert.ok(!/example\.com|\?|api\//.test(first.log()), 'the log of the proxy names an address');

  const head = await step('The audit is good, and sealed by the job of the minute', async () => {
    for (;;) {
      const head = await audit(first.env);
      if (!head.startsWith('0:')) return head;
      await new Promise((later) => setTimeout(later, 5_000));
    }
  });
  const backup = join(folder, 'backup.tar');
  const npm = (env: NodeJS.ProcessEnv, ...words: string[]) =>
    run(programs.npm, ['run', '--silent', ...words], { cwd: checkout, env });
  await step('Backup, and a stop', async () => {
    await npm(first.env, 'backup', '--', backup);
    assert.equal(await first.market.stop(), 0);
  });
  await step('Restore', async () => {
    await database.create('restored');
    const place = { DATABASE_URL: database.url('restored'), DATA_DIR: join(folder, 'data-restored') };
    await npm({ ...first.env, ...place }, 'restore', '--', backup);
  });
  const second = await step('It is open at another address', () => open('restored', HOSTS[1], 20));
  await step('The same person signs in there with the same password', async () => {
    const moved = new Visitor(second.origin);
    assert.equal(await moved.idOf(await moved.signIn()), id);
  });
  await step('The audit is as it was', () => audit(second.env, '--', '--head', head));
  assert.equal(await second.market.stop(), 0);
}

async function audit(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const output = await run(programs.npm, ['run', '--silent', 'audit:verify', ...words], { cwd: checkout, env });
  return /--head (\S+)/.exec(output)?.[1] ?? '';
}
