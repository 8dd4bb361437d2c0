import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
after(() => stage.stop());

test('after a new secret and without the former signing keys, people log in again as those they were', async () => {
  const person = { email: 'one@example.com', password: 'a long password' };
  const former = stage.browser();
  await former.call('/sign-up/email', { ...person, name: 'One' });
  const { user } = (await former.call('/get-session')).json;
  await stage.database.sql`delete from identity.jwks`;
  await stage.restart({ secret: 'q7Wm2VzL9xKd4TrB8sNf6HcJ3gPaYeUo' });
  assert.equal((await former.call('/token')).status, 401);
  const browser = stage.browser();
  assert.equal((await browser.call('/sign-in/email', person)).json.user.id, user.id);
  const answer = await browser.call('/token');
  assert.equal(answer.status, 200, answer.text);
});
