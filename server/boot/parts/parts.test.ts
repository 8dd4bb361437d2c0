import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { openMarket } from '../../../test/market.ts';
import { refuse, startS3 } from '../../../test/s3-server.ts';
import { readEnv } from '../../env.ts';
import { tryCards } from '../../money/stripe/stripe.ts';
import { haveParts, partsOf, tryParts, watchParts } from './parts.ts';

const PASSWORD = 'hush-hush-hush';
const s3 = await startS3();
const mail = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  logger: false,
  onAuth: ({ password }, _session, done) =>
    password === PASSWORD ? done(null, { user: 'me' }) : done(new Error(`535 ${password} is not it`)),
});
mail.listen(0, '127.0.0.1');
await once(mail.server, 'listening');
mail.on('error', () => {});
const port = (address: unknown) => (address as { port: number }).port;
const mailPort = port(mail.server.address());
after(async () => {
  await s3.stop();
  await new Promise<void>((closed) => mail.close(closed));
});

const { endpoint, bucket, accessKeyId, secretAccessKey, region } = s3.settings;
const GOOD = {
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_REGION: region,
  SMTP_URL: `smtp://me:${PASSWORD}@127.0.0.1:${mailPort}`,
  LOG_LEVEL: 'silent',
};
const faults = async (changes: Record<string, string> = {}) =>
  (await tryParts(partsOf(readEnv({ ...GOOD, ...changes })))).flatMap(({ part, fault }) =>
    fault ? [{ part: part.name, isOurs: fault.isOurs, says: fault.message }] : [],
  );

test('parts that work have no faults, and nothing is left of the trial', async () => {
  assert.deepEqual(await faults(), []);
  assert.equal(s3.files.size, 0);
  assert.deepEqual(await tryParts(partsOf(readEnv({}))).then((tried) => tried.filter(({ fault }) => fault)), []);
});

test('wrong settings are told from parts that are away, and no secret is said', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const away = `127.0.0.1:${port(free.address())}`;
  await new Promise((closed) => free.close(closed));
  const cases: [Record<string, string>, string, boolean, RegExp][] = [
    [{ S3_BUCKET: 'cars' }, 'store', true, /S3_BUCKET.*no such bucket/],
    [{ S3_SECRET_ACCESS_KEY: 'wrong-wrong-wrong' }, 'store', true, /403 SignatureDoesNotMatch/],
    [{ S3_ENDPOINT: `http://${away}` }, 'store', false, /S3_ENDPOINT: cannot be reached \(ECONNREFUSED\)/],
    [{ SMTP_URL: `smtp://me:not-it-at-all@127.0.0.1:${mailPort}` }, 'mail', true, /refuses the user or the password/],
    [{ SMTP_URL: `smtp://me:${PASSWORD}@${away}` }, 'mail', false, /no mail can be handed over .*ECONNREFUSED/],
    [{ SMTP_URL: `smtp://me:${PASSWORD}@127.0.0.1:${mailPort}?requireTLS=true` }, 'mail', false, /TLS/i],
  ];
  for (const [changes, part, isOurs, says] of cases) {
    const [fault, ...more] = await faults(changes);
    assert.deepEqual([fault?.part, fault?.isOurs, more], [part, isOurs, []], fault?.says);
    assert.match(fault?.says ?? '', says);
    assert.doesNotMatch(fault?.says ?? '', /hush|not-it|wrong-wrong|secret\/with/);
  }
  s3.mishaps.push((response) => refuse(response, 503, 'SlowDown'));
  const [fault] = await faults();
  assert.deepEqual([fault?.part, fault?.isOurs], ['store', false]);
});

test('a key that the card provider does not know is named, one that it knows is good', async () => {
  const { market, secrets } = await openMarket();
  const at = { origin: market.config.cards.origin ?? '', timeoutMs: 5_000 };
  await tryCards({ ...at, secretKey: secrets.secretKey });
  await assert.rejects(tryCards({ ...at, secretKey: 'sk_test_nonsense' }), {
    message: 'STRIPE_SECRET_KEY: Stripe does not know this key',
    isOurs: true,
  });
  await assert.rejects(tryCards({ origin: 'http://127.0.0.1:9', timeoutMs: 5_000, secretKey: secrets.secretKey }), {
    message: 'Stripe does not answer (no connection)',
    isOurs: false,
  });
});

test('production does not start with settings that do not work; a part that is away does not stop it', async () => {
  const env = (changes: Record<string, string> = {}) => ({ ...readEnv({ ...GOOD, ...changes }), production: true });
  await haveParts(env());
  await haveParts(env({ SMTP_URL: 'smtp://127.0.0.1:9', S3_ENDPOINT: 'http://127.0.0.1:9' }));
  const wrong = { S3_BUCKET: 'cars' };
  await assert.rejects(haveParts(env(wrong)), /These settings do not work:\n {2}S3_/);
  await haveParts({ ...env(wrong), production: false });
});

test('whoever asks whether we are ready learns which parts do not answer, without waiting for them', async () => {
  const unanswered = watchParts(readEnv({ ...GOOD, SMTP_URL: 'smtp://127.0.0.1:9' }));
  assert.deepEqual(unanswered(), []);
  const until = Date.now() + 10_000;
  while (unanswered().length === 0) {
    assert.ok(Date.now() < until);
    await pause(20);
  }
  assert.deepEqual(unanswered(), ['mail']);
});
