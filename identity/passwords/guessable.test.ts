import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Stage, setStage } from '../testing/stage.ts';
import { isGuessable } from './guessable.ts';

const MAYA = { email: 'maya.rahman@bikes.example', name: 'Maya Rahman' };
const GOOD = 'a long password';

test('passwords that others would try early are known', () => {
  for (const password of [
    'password',
    '12345678',
    'iloveyou',
    'PassWord1',
    'p@ssw0rd',
    'Password2026!',
    'sunshine74',
    'kickstand',
    'K1ckstand!',
    'motorbike99',
    'KickstandMotorbike',
    'my-kickstand',
    'maya.rahman@bikes.example',
    'mayarahman',
    'Rahman1990',
    'aaaaaaaa',
    'abab abab abab',
    '        ',
    '\u00a0\u00a0\u2003\u2003\u00a0\u00a0\u00a0\u00a0',
  ])
    assert.equal(isGuessable(password, MAYA), true, password);
});

test('other passwords are good, whatever they are made of', () => {
  for (const password of [
    GOOD,
    'correct horse battery staple',
    'kickstand under a purple moon',
    'T7#kq!vv2x',
    '83920174650139',
    'пароль для мотоцикла',
    'maya likes rainy roads',
  ])
    assert.equal(isGuessable(password, MAYA), false, password);
});

describe('choosing a password', () => {
  let stage: Stage;
  before(async () => {
    stage = await setStage();
  });
  after(() => stage.stop());

  const refused = ({ status, json }: { status: number; json: { code: string } }) => [status, json.code];

  test('easy ones are refused when somebody signs up or changes theirs', async () => {
    const browser = stage.browser();
    const easy = ['password', 'kickstand', 'mayarahman1', '        '];
    for (const password of easy) {
      const answer = await browser.call('/sign-up/email', { ...MAYA, password });
      assert.deepEqual(refused(answer), [400, 'PASSWORD_TOO_COMMON'], password);
    }
    assert.equal((await browser.call('/sign-up/email', { ...MAYA, password: GOOD })).status, 200);
    for (const newPassword of easy) {
      const answer = await browser.call('/change-password', { currentPassword: GOOD, newPassword });
      assert.deepEqual(refused(answer), [400, 'PASSWORD_TOO_COMMON'], newPassword);
    }
  });

  test('the page where a forgotten one is chosen anew says why, at the field, and the link stays good', async () => {
    const browser = stage.browser();
    await browser.call('/request-password-reset', { email: MAYA.email });
    const link = await stage.link(MAYA.email);
    const token = new URL(link).searchParams.get('token') ?? '';
    const easy = await browser.submit(link, { token, password: 'Rahman1990' });
    assert.equal(easy.status, 400);
    assert.match(easy.text, /<input name="password"[^>]* aria-describedby="fault" aria-invalid="true"/);
    assert.match(easy.text, /id="fault" role="alert">That is easy to guess: please choose another one/);
    assert.match((await browser.submit(link, { token, password: 'another long password' })).text, /is changed/);
  });

  test('people who are known beforehand keep theirs', async () => {
    const person = { email: 'demo@example.com', name: 'Demo', password: 'kickstand' };
    await stage.identity.enrol(person);
    assert.equal((await stage.browser().call('/sign-in/email', person)).status, 200);
  });
});
