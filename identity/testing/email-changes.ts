import assert from 'node:assert/strict';
import { decodeJwt } from 'jose';
import type { Browser } from './browser.ts';
import type { Stage } from './stage.ts';

export const PASSWORD = 'a long password';

export interface Mover {
  email: string;
  newEmail: string;
  browser: Browser;
}

export function emailChangesOn(stage: Stage) {
  let number = 0;

  async function signIn(email: string, password = PASSWORD) {
    const browser = stage.browser();
    assert.equal((await browser.call('/sign-in/email', { email, password })).status, 200);
    return browser;
  }

  const claims = async (browser: Browser) => decodeJwt((await browser.call('/token')).json.token);
  const ask = (browser: Browser, newEmail: string) => browser.call('/request-email-change', { newEmail });

  return {
    signIn,
    claims,
    ask,
    async somebody(): Promise<Mover> {
      number += 1;
      const email = `person-${number}@example.com`;
      await stage.identity.enrol({ email, password: PASSWORD, name: 'Ada Berg' });
      return { email, newEmail: `new-${number}@example.com`, browser: await signIn(email) };
    },
    emailOf: async (browser: Browser) => (await claims(browser)).email,
    pending: async (browser: Browser) => (await browser.call('/email-change')).json.newEmail,
    async asked({ browser, newEmail }: Mover) {
      assert.equal((await ask(browser, newEmail)).status, 200);
      return stage.link(newEmail);
    },
    answer: (browser: Browser, link: string, decision = 'yes') =>
      browser.submit(link, { token: new URL(link).searchParams.get('token') ?? '', answer: decision }),
    async subjects(to: string) {
      await stage.posted();
      return stage.mails.filter(({ to: { address } }) => address === to).map(({ subject }) => subject);
    },
    age: (email: string, seconds: number) => stage.database.sql`
      update identity.session set "createdAt" = "createdAt" - make_interval(secs => ${seconds})
      where "userId" = (select id from identity."user" where email = ${email})`,
  };
}

export type EmailChanges = ReturnType<typeof emailChangesOn>;

export const LETTERS = {
  asked: 'Your e-mail for Kickstand is to be changed',
  confirm: 'Please confirm your new e-mail for Kickstand',
  changed: 'Your e-mail for Kickstand was changed',
  taken: 'You already have an account at Kickstand',
};
