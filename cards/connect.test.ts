import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type Stripe from 'stripe';
import { CONNECT_SECRET, fault, openShop, SHOP_ORIGIN, type TestShop, until, WEBHOOK_SECRET } from './test-shop.ts';
import { pressButton } from './testing/press-button.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const BACK = `${SHOP_ORIGIN}/dashboard/payouts`;
const both = { card_payments: { requested: true }, transfers: { requested: true } };
const wish = { type: 'express', capabilities: both } as const;

const seller = (more: Stripe.AccountCreateParams = {}) => shop.stripe.accounts.create({ ...wish, ...more });

const linkFor = (account: string) =>
  shop.stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: `${BACK}/again`,
    return_url: BACK,
  });

const visit = (url: string) => fetch(url, { redirect: 'manual' });

test('a new account waits for its owner', async () => {
  const account = await seller({ email: 'ann@example.com', metadata: { sellerId: 's1' } });
  assert.match(account.id, /^acct_/);
  assert.deepEqual(
    [account.type, account.email, account.metadata, account.details_submitted, account.payouts_enabled],
    ['express', 'ann@example.com', { sellerId: 's1' }, false, false],
  );
  assert.equal(account.capabilities?.transfers, 'inactive');
  assert.ok(account.requirements?.currently_due?.length);
  assert.deepEqual(await shop.stripe.accounts.retrieve(account.id), account);
  assert.equal((await fault(shop.stripe.accounts.retrieve('acct_nothing'))).code, 'resource_missing');
  const controlled = await shop.stripe.accounts.create({
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
    },
  });
  assert.deepEqual([controlled.type, controlled.capabilities], ['none', {}]);
  assert.equal(
    (await fault(shop.stripe.accounts.create({ ...wish, controller: { stripe_dashboard: { type: 'none' } } })))
      .statusCode,
    400,
  );
});

test('the owner chooses the test bank account, and the shop hears it', async () => {
  const { id } = await seller({ email: '<b>@example.com' });
  const link = await linkFor(id);
  assert.ok(link.expires_at > Date.now() / 1000);
  const page = await visit(link.url);
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, new RegExp(`form-action 'self' ${SHOP_ORIGIN};`));
  assert.match(policy, /frame-ancestors 'none'/);
  assert.ok(!(await page.clone().text()).includes('<b>'));
  const back = await pressButton(page, 'complete');
  assert.deepEqual([back.status, back.headers.get('location')], [303, BACK]);

  const account = await shop.stripe.accounts.retrieve(id);
  assert.deepEqual([account.details_submitted, account.payouts_enabled], [true, true]);
  assert.deepEqual(
    [account.capabilities, account.requirements?.currently_due],
    [{ transfers: 'active', card_payments: 'active' }, []],
  );
  const { event } = await until(() => shop.mailbox.of(id).find(({ event }) => event.type === 'account.updated'));
  assert.equal(event.account, id);
  assert.equal((event.data.object as Stripe.Account).payouts_enabled, true);
});

test('the bank account can be another one later, and the shop hears that too', async () => {
  const { id } = await seller();
  const bankOf = async () => (await shop.stripe.accounts.retrieve(id)).external_accounts?.data[0];
  assert.equal(await bankOf(), undefined);
  await pressButton(await visit((await linkFor(id)).url), 'complete');
  const first = await bankOf();
  assert.match(first?.last4 ?? '', /^\d{4}$/);
  await pressButton(await visit((await linkFor(id)).url), 'complete');
  assert.deepEqual(await bankOf(), first);
  await pressButton(await visit((await linkFor(id)).url), 'another');
  assert.notEqual((await bankOf())?.fingerprint, first?.fingerprint);
  const deliveries = () =>
    shop.mailbox.of(id).filter(({ event }) => event.type === 'account.updated' && event.account === id).length;
  await until(() => deliveries() === 2 || undefined);
});

test('not now leads back and changes nothing', async () => {
  const { id } = await seller();
  const back = await pressButton(await visit((await linkFor(id)).url), 'later');
  assert.equal(back.headers.get('location'), BACK);
  assert.equal((await shop.stripe.accounts.retrieve(id)).details_submitted, false);
});

test('a link opens its page once, and not for long', async () => {
  const { id } = await seller();
  const link = await linkFor(id);
  await visit(link.url);
  const again = await visit(link.url);
  assert.deepEqual([again.status, again.headers.get('location')], [303, `${BACK}/again`]);

  const old = await linkFor(id);
  await shop.sql`update account_links set expires_at = now() where session is null`;
  assert.equal((await visit(old.url)).headers.get('location'), `${BACK}/again`);
  assert.equal((await visit(`${shop.origin}/onboarding/nothing`)).status, 404);
});

test('only the page that was opened decides', async () => {
  const { id } = await seller();
  const { url } = await linkFor(id);
  const guess = (session: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ session, outcome: 'complete' }), redirect: 'manual' });
  assert.equal((await guess('guessed')).status, 404);
  await visit(url);
  assert.equal((await guess('guessed')).status, 404);
  assert.equal((await guess('')).status, 400);
  assert.equal((await shop.stripe.accounts.retrieve(id)).details_submitted, false);
});

test('pressing twice tells it once', async () => {
  const { id } = await seller();
  const page = await visit((await linkFor(id)).url);
  await Promise.all([pressButton(page.clone(), 'complete'), pressButton(page.clone(), 'complete')]);
  const events = await shop.sql`
    select 1 from events where type = 'account.updated' and payload::jsonb #>> '{data,object,id}' = ${id}`;
  assert.equal(events.length, 1);
});

test('a way back to anywhere else is refused', async () => {
  const { id: account } = await seller();
  const good = { account, type: 'account_onboarding', refresh_url: BACK, return_url: BACK } as const;
  for (const wrong of [{ return_url: 'https://evil.example/' }, { refresh_url: `${SHOP_ORIGIN}.evil.example/` }])
    assert.equal((await fault(shop.stripe.accountLinks.create({ ...good, ...wrong }))).code, 'url_invalid');
  const { return_url: _, ...without } = good;
  assert.equal((await fault(shop.stripe.accountLinks.create(without))).code, 'parameter_missing');
  const unknown = shop.stripe.accountLinks.create({ ...good, account: 'acct_nothing' });
  assert.equal((await fault(unknown)).code, 'resource_missing');
});

const refusedAccount = (more: Stripe.AccountCreateParams) =>
  fault(shop.stripe.accounts.create({ type: 'express', ...more }));
const only = (name: 'transfers' | 'card_payments') => ({ capabilities: { [name]: { requested: true } } });
const recipient = { tos_acceptance: { service_agreement: 'recipient' } };

test('transfers without card payments are for recipients abroad', async () => {
  const alone = await refusedAccount(only('transfers'));
  assert.equal(alone.statusCode, 400);
  assert.match(alone.message, /^Your platform needs approval .* `transfers` .* without the `card_payments` capability/);
  const atHome = await refusedAccount({ ...only('transfers'), ...recipient });
  assert.equal(atHome.param, 'tos_acceptance[service_agreement]');
  assert.match(atHome.message, /not supported for platforms in US creating accounts in US/);
  const taking = await refusedAccount({ country: 'DE', ...only('card_payments'), ...recipient });
  assert.equal(taking.param, 'capabilities');
  const abroad = await seller({ country: 'DE', ...only('transfers'), ...recipient });
  assert.deepEqual(
    [abroad.country, abroad.capabilities, abroad.tos_acceptance],
    ['DE', { transfers: 'inactive' }, { service_agreement: 'recipient' }],
  );
  const unknown = await refusedAccount({ ...wish, country: 'XX' });
  assert.equal(unknown.param, 'country');
  assert.match(unknown.message, /^Country 'XX' is unknown/);
});

test('what happens to accounts is told at an endpoint of their own, nothing else is', async () => {
  const { id } = await seller();
  await pressButton(await visit((await linkFor(id)).url), 'complete');
  const paid = await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const { body, signature } = await until(() => shop.mailbox.of(id)[0]);
  assert.equal(shop.stripe.webhooks.constructEvent(body, signature, CONNECT_SECRET).account, id);
  assert.throws(() => shop.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET), /No signatures found/);
  await until(() => shop.mailbox.of(paid.id)[0]);
  for (const { path, event } of shop.mailbox.deliveries)
    assert.equal(path, event.account ? '/hook/connect' : '/hook', event.type);
});

test('a call for a connected account is not done for the platform', async () => {
  const { id } = await seller();
  const refused = await fault(shop.stripe.balance.retrieve({}, { stripeAccount: id }));
  assert.deepEqual([refused.statusCode, refused.code], [403, 'account_invalid']);
});
