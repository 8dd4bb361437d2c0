import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { photoAddress } from '#contract/photo-address.ts';
import { jpeg } from '../test/photos.ts';
import { goodBike, meeting } from '../test/products.ts';
import { S3_KEYS, startS3 } from '../test/s3-server.ts';
import { startCaddy } from './rehearsal/caddy.ts';
import {
  buildImage,
  CONTAINER_PROGRAMS,
  type Container,
  command,
  engineOf,
  filesIn,
  haveBase,
  startContainers,
} from './rehearsal/containers.ts';
import { keepAsking } from './rehearsal/load.ts';
import { makeCertificate, PROGRAMS, startMailServer, startPostgres } from './rehearsal/parts.ts';
import { findPrograms } from './rehearsal/programs.ts';
import { run, Stage } from './rehearsal/run.ts';
import { PERSON, Visitor } from './rehearsal/visitor.ts';

/** Builds the image with podman, as root, and runs three containers of it, on 127.0.0.1 only. */
const ROOT = join(import.meta.dirname, '..');
const IMAGE = 'localhost/kickstand:rehearsal';
const LARGEST_ADDED_MB = 200;
const LONGEST_STOP_SECONDS = 30;
const BUYER = { ...PERSON, name: 'Buying Person', email: 'buyer@example.com' };

const port = Number(process.env.REHEARSAL_PORT ?? 43_200);
const ports = [port + 1, port + 2, port + 3];
const programs = findPrograms([...PROGRAMS, ...CONTAINER_PROGRAMS]);
const stage = new Stage();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-containers-'));
chmodSync(folder, 0o755);
stage.onEnd(() => rmSync(folder, { recursive: true, force: true }));
const place = { folder, programs, stage };
const engine = engineOf(programs);

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
  const checkout = join(folder, 'checkout');
  await step('The image is built', async () => {
    await run(programs.git, ['clone', '--quiet', ROOT, checkout]);
    mkdirSync(join(checkout, 'data'));
    for (const secret of ['.env', 'server/.env', 'data/secrets.json'])
      writeFileSync(join(checkout, secret), 'SECRET=1');
    const dockerfile = await run('cat', [join(checkout, 'Dockerfile')]);
    const base = `docker.io/library/node:${/^ARG NODE=(.*)$/m.exec(dockerfile)?.[1]}`;
    console.log(`  its base ${await haveBase(engine, place, base)}`);
    const megabytes = await buildImage(engine, place, checkout, IMAGE);
    const added = megabytes - Math.round(Number(await engine('image', 'inspect', '--format', '{{.Size}}', base)) / 1e6);
    console.log(`  ${megabytes} MB, ${added} more than its base`);
    assert.ok(added <= LARGEST_ADDED_MB);
  });
  await step('It has no secret, no tests and no build tools', async () => {
    const secrets = ['-name', '.env', '-o', '-name', 'secrets.json'];
    const others = ['-o', '-path', './test', '-o', '-path', './node_modules/vite'];
    const found = await filesIn(engine, IMAGE, ...secrets, ...others);
    assert.equal(found, '');
  });

  const certificate = await makeCertificate(place);
  const database = await startPostgres(place, port);
  await database.create('market');
  const mail = await startMailServer(place, certificate);
  const photos = await startS3();
  stage.onEnd(() => photos.stop());
  const origin = `https://localhost:${port + 10}`;
  const secret = () => randomBytes(32).toString('hex');
  const env = {
    PUBLIC_URL: origin,
    TRUST_PROXY: 'on',
    DATABASE_URL: database.url('market'),
    ACCESS_TOKEN_SECRET: secret(),
    AUDIT_SECRET: secret(),
    FRAME_NUMBER_SECRET: secret(),
    VAPID_PRIVATE_KEY: `${randomBytes(32).toString('base64url')}`,
    SMTP_URL: mail.url,
    S3_ENDPOINT: photos.settings.endpoint,
    S3_BUCKET: photos.settings.bucket,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    // Where Stripe is reached, the start refuses a key that it does not know.
    STRIPE_SECRET_KEY: process.env.STRIPE_SECRET_KEY ?? 'sk_test_rehearsal',
    STRIPE_PUBLISHABLE_KEY: process.env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_rehearsal',
    STRIPE_WEBHOOK_SECRET: 'whsec_rehearsal',
    GOOGLE_CLIENT_ID: 'rehearsal',
    GOOGLE_CLIENT_SECRET: 'rehearsal',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  };
  const sql = async (statement: string) =>
    (await run(programs.psql, ['-At', '-c', statement, env.DATABASE_URL])).trim();

  const containers = await step(
    'Three containers start at once on an empty database, which one of them migrates',
    async () => {
      const started = await startContainers(engine, place, {
        image: IMAGE,
        ports,
        env,
        certificate: certificate.certificate,
      });
      for (const container of started) await answers(container);
      assert.equal(await sql('select count(distinct applied_at) from migrations'), '1');
      for (const container of started) await container.isHealthy();
      console.log(`  ${await sql("select count(*) from pg_stat_activity where datname = 'market'")} connections`);
      return started;
    },
  );
  const caddy = await step('They are behind Caddy with TLS', () => startCaddy(place, checkout, ports, port + 10));
  assert.equal(caddy.origin, origin);

  await step('A seller lists a bike with a photo, and a buyer books it', async () => {
    const seller = await member(new Visitor(origin), PERSON.email);
    await seller.visitor.startSelling(seller.token);
    const body = new Uint8Array(await jpeg({ width: 1600, height: 1200 }));
    const photo = await ok(
      fetch(`${origin}/api/photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', authorization: `bearer ${seller.token}` },
        body,
      }),
    );
    const listed = { ...goodBike, photos: [{ name: photo.name }] };
    const { insertedId: productId } = await ok(
      seller.visitor.ask('/api/product', { method: 'POST', body: listed, token: seller.token }),
    );
    assert.ok(photos.files.size > 0);
    const page = await (await fetch(`${origin}/products/${productId}`)).text();
    assert.ok(page.includes(photoAddress(photo.name, 400)), 'the page shows the photo');
    assert.equal((await fetch(origin + photoAddress(photo.name, 400))).status, 200);
    const buyer = await member(new Visitor(origin, BUYER), BUYER.email);
    await ok(
      buyer.visitor.ask('/api/booking', { method: 'POST', body: { productId, ...meeting }, token: buyer.token }),
    );
    assert.equal(await sql('select count(*) from bookings'), '1');
  });

  async function member(visitor: Visitor, email: string) {
    await visitor.signUp();
    await visitor.confirm(await mail.linkFor(email));
    return { visitor, token: await visitor.signIn() };
  }

  await step('Under load each container is stopped, and started again', async () => {
    const load = keepAsking(origin);
    for (const container of containers) {
      const { code, seconds } = await container.stop();
      assert.equal(code, 0, await container.log());
      assert.ok(seconds < LONGEST_STOP_SECONDS);
      console.log(`  stopped in ${seconds.toFixed(1)} s`);
      await container.start();
      await answers(container);
    }
    const { answered, failed } = await load.stop();
    assert.deepEqual(failed, []);
    console.log(`  ${answered} requests, none failed`);
  });
  await step('With a single one, requests wait while it is replaced', async () => {
    const [first, ...others] = containers;
    for (const { stop } of others) await stop();
    const load = keepAsking(origin);
    await first?.stop();
    await first?.start();
    if (first) await answers(first);
    const { answered, failed } = await load.stop();
    assert.deepEqual(failed, []);
    console.log(`  ${answered} requests, none failed`);
  });
  await step('A backup by a container', async () => {
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    chownSync(backups, 1000, 1000);
    const settings = join(folder, 'container.env');
    await command(
      engine,
      IMAGE,
      { backups, settings, certificate: certificate.certificate },
      'scripts/backup.ts',
      '/backups',
    );
    assert.equal(readdirSync(backups).length, 1);
  });
  assert.ok(!/example\.com|\/api\//.test(caddy.log()), 'the log of the proxy names an address');
}

async function answers({ port: at, log }: Container) {
  const deadline = Date.now() + 120_000;
  while (!(await fetch(`http://127.0.0.1:${at}/readyz`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`Nothing is ready at ${at}:\n${await log()}`);
    await pause(200);
  }
}

async function ok(asked: Promise<Response>) {
  const answer = await asked;
  const body = await answer.json();
  assert.equal(answer.status, 200, JSON.stringify(body));
  return body;
}
