import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { exportAccount, removeAccount } from '#contract/account.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser } from '#contract/users.ts';
import { Browser } from '../identity/testing/browser.ts';
import { listMails } from '../mail/folder.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { PASSWORD } from './newcomer.ts';
import { callerOf } from './people.ts';

let marketplace: Marketplace;
before(async () => {
  marketplace = await startMarketplace({ DEMO: 'off', LOG_LEVEL: 'silent' });
});
after(() => marketplace.stop());

async function newcomer(name: string) {
  const email = `${name}@example.test`;
  const browser = new Browser(marketplace.url);
  await browser.call('/sign-up/email', { email, name, password: PASSWORD });
  const joining = callerOf(`${marketplace.url}/api`, { email, name, idToken: await idTokenIn(browser) });
  await joining.call(createUser, { body: { email, name, role: 'seller' } });
  const { body } = await joining.call(readAccessToken, { query: { email } });
  return { browser, email, caller: callerOf(`${marketplace.url}/api`, { ...joining, token: body.accessToken }) };
}

const idTokenIn = async (browser: Browser) => (await browser.call('/token')).json.token as string;

async function followReset(email: string) {
  const browser = new Browser(marketplace.url);
  await browser.call('/request-password-reset', { email });
  for (;;) {
    const mails = await listMails(join(marketplace.dataDir, 'mail'));
    const text = mails.find(({ to, subject }) => to.includes(email) && /new password/.test(subject))?.text;
    const link = /http\S+token=\S+/.exec(text ?? '')?.[0];
    if (!link) continue;
    const token = new URL(link).searchParams.get('token') ?? '';
    return browser.submit(link, { token, password: 'another long password' });
  }
}

type Newcomer = Awaited<ReturnType<typeof newcomer>>;
const endings: Record<string, (person: Newcomer) => Promise<{ status: number }>> = {
  'logging out': ({ browser }) => browser.call('/sign-out', {}),
  'logging out everywhere': ({ browser }) => browser.call('/revoke-sessions', {}),
  'a new password': ({ browser }) =>
    browser.call('/change-password', { currentPassword: PASSWORD, newPassword: 'another long password' }),
  'a new password by letter': ({ email }) => followReset(email),
};

for (const [what, end] of Object.entries(endings))
  test(`${what} ends what was given to the browser, at once`, async () => {
    const person = await newcomer(what.replaceAll(' ', '-'));
    const { caller, email } = person;
    const bystander = await newcomer(`not-${what.replaceAll(' ', '-')}`);
    const answers = async () => [
      (await caller.call(exportAccount)).status,
      (await caller.call(readAccessToken, { query: { email } })).status,
    ];
    assert.deepEqual(await answers(), [200, 200]);
    assert.equal((await end(person)).status, 200);
    assert.deepEqual(await answers(), [401, 401]);
    assert.equal((await caller.call(removeAccount)).status, 401);
    assert.equal((await bystander.caller.call(exportAccount)).status, 200);
  });
