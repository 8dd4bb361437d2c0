import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { bookProduct, listBookings } from '#contract/bookings.ts';
import { type Config, readConfig } from '#contract/config.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import { readProduct } from '#contract/products.ts';
import { verifyBackup } from '../server/backup/verify.ts';
import { payByTestCard } from '../server/demo/test-card.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { memoryFolder } from './memory-folder.ts';
import { newcomer } from './newcomer.ts';
import { type Caller, callerOf } from './people.ts';
import { addressOf, aPhotoOf } from './photos.ts';
import { aProductOf, goodBike, meeting } from './products.ts';

const folder = memoryFolder('kickstand-drill-');
const keyFile = join(folder, 'key');
const backup = join(folder, 'nightly.tar.age');
const elsewhere = join(folder, 'restored');
const withKey = ['--key', keyFile];

let marketplace: Marketplace;
let seller: Caller;
let buyer: Caller;
before(async () => {
  marketplace = await startMarketplace({ DEMO: 'off' });
  [seller, buyer] = await Promise.all([newcomer(marketplace.url, 'seller'), newcomer(marketplace.url, 'buyer')]);
});
after(async () => {
  await marketplace.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Deal {
  asked: number;
  done: number;
  productId: string;
  bookingId: string;
  photo: string;
}

/** Uploads, listings, bookings and payments, one after the other. */
async function deal(config: Config): Promise<Deal> {
  const asked = Date.now();
  const photo = await aPhotoOf(`${marketplace.url}/api`, seller);
  const productId = await aProductOf(seller, { photos: [photo] });
  const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting } });
  const bookingId = body.insertedId;
  const intent = await buyer.call(createPaymentIntent, { body: { resalePrice: goodBike.resalePrice, bookingId } });
  const transactionId = await payByTestCard(config, intent.body.clientSecret);
  await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  return { asked, done: Date.now(), productId, bookingId, photo: photo.name };
}

async function startDealing() {
  const { body: config } = await callerOf(`${marketplace.url}/api`).call(readConfig);
  const deals: Deal[] = [];
  let isOver = false;
  const work = async () => {
    while (!isOver) deals.push(await deal(config));
  };
  const over = Promise.all([work(), work()]);
  return {
    deals,
    async stop() {
      isOver = true;
      await over;
    },
  };
}

test('a backup made under load is restored elsewhere, and all agree', async () => {
  assert.equal((await run('backup', '--new-key', keyFile)).code, 0);
  const load = await startDealing();
  while (load.deals.length < 3) await pause(50);
  const made = await run('backup', backup, ...withKey);
  const enough = load.deals.length + 2;
  while (load.deals.length < enough) await pause(50);
  await load.stop();
  assert.equal(made.code, 0, made.said);
  assert.match(made.said, /is whole, encrypted\./);
  const [, moment = ''] = /\.sql, at (.*)/.exec(made.said) ?? [];
  const at = Date.parse(moment);
  const before = load.deals.filter(({ done }) => done < at);
  const later = load.deals.filter(({ asked }) => asked > at);
  assert.ok(before.length >= 3 && later.length >= 1, `${load.deals.length} deals around ${moment}`);

  mkdirSync(elsewhere);
  const restored = await run('restore', backup, ...withKey, { DATA_DIR: elsewhere });
  assert.equal(restored.code, 0, restored.said);
  assert.match(restored.said, /secrets\.json \(in DATA_DIR\): as it was\./);
  const [, head = ''] = /--head (\S+)/.exec(restored.said) ?? [];
  const audit = await run('audit-verify', '--head', head, { DATA_DIR: elsewhere });
  assert.equal(audit.code, 0, audit.said);
  const books = await run('reconcile', { DATA_DIR: elsewhere });
  assert.equal(books.code, 0, books.said);
  assert.match(books.said, /[1-9]\d* movements of money were compared: 0 differences\./);

  const there = await startMarketplace({ DEMO: 'off', DATA_DIR: elsewhere });
  try {
    const same = callerOf(`${there.url}/api`, buyer);
    const { status, body } = await same.call(listBookings, { params: { email: buyer.email }, query: { limit: 100 } });
    assert.equal(status, 200, 'a token of before is good');
    const statuses = new Map(body.map(({ _id, status }) => [_id, status]));
    for (const { bookingId, productId, photo } of before) {
      assert.equal(statuses.get(bookingId), 'paid');
      const product = await same.call(readProduct, { params: { id: productId } });
      assert.deepEqual(
        product.body.photos.map(({ name }) => name),
        [photo],
      );
    }
    for (const { bookingId } of later) assert.ok(!statuses.has(bookingId), 'nothing of after the moment');
    for (const { photo } of load.deals.filter(({ bookingId }) => statuses.has(bookingId)))
      for (const width of PHOTO_WIDTHS) {
        const answers = await Promise.all(
          [marketplace, there].map(async ({ url }) => {
            const answer = await fetch(addressOf(url, photo, width));
            return [answer.status, Buffer.from(await answer.arrayBuffer())];
          }),
        );
        assert.deepEqual(answers[1], answers[0]);
        assert.equal(answers[1]?.[0], 200);
      }
  } finally {
    await there.stop();
  }
});

test('a place in use, a wrong key and a changed byte are refused before anything is made', async () => {
  const used = await run('restore', backup, ...withKey, { DATA_DIR: elsewhere });
  assert.deepEqual([used.code, /is not empty/.test(used.said)], [1, true], used.said);
  const other = join(folder, 'other-key');
  await run('backup', '--new-key', other);
  const changed = join(folder, 'changed.tar.age');
  const bytes = readFileSync(backup);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(changed, bytes);
  const nowhere = join(folder, 'nowhere');
  for (const [words, reason] of [
    [[backup, '--key', other], /The key is not the one of/],
    [[changed, ...withKey], /is not a whole backup, or was changed/],
  ] as const) {
    const { code, said } = await run('restore', ...words, { DATA_DIR: nowhere });
    assert.equal(code, 1, said);
    assert.match(said, reason);
  }
  assert.ok(!readdirSync(folder).includes('nowhere'));
  const verified = await run('backup', '--verify', changed, ...withKey);
  assert.deepEqual([verified.code, /was changed/.test(verified.said)], [1, true], verified.said);
  const again = await run('backup', backup, ...withKey);
  assert.deepEqual([again.code, /is there already/.test(again.said)], [1, true], again.said);
});

test('a backup killed on its way leaves nothing that is taken for one', async () => {
  const place = mkdtempSync(join(folder, 'killed-'));
  const child = spawn(process.execPath, [script('backup'), place], { env: settings(), stdio: 'ignore' });
  while (!readdirSync(place).length && child.exitCode === null) await pause(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = readdirSync(place);
  assert.deepEqual([left.length > 0, left.filter((name) => name.endsWith('.tar'))], [true, []], `${left}`);
  for (const name of left) await assert.rejects(verifyBackup(join(place, name), undefined), /is not a whole backup/);
});

const script = (name: string) => join(import.meta.dirname, `../scripts/${name}.ts`);
const settings = (changes = {}) => ({
  ...process.env,
  DATABASE_URL: '',
  BACKUP_KEY: '',
  DATA_DIR: marketplace.dataDir,
  ...changes,
});

function run(name: string, ...given: (string | Record<string, string>)[]) {
  const words = given.filter((word) => typeof word === 'string');
  const env = settings(given.find((word) => typeof word === 'object'));
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [script(name), ...words], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stderr + stdout }),
    );
  });
}
