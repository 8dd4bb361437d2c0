import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { RECENT_LOGIN_MINUTES } from '#contract/account.ts';
import { confirmDeal } from '#contract/deals.ts';
import { listNotices } from '#contract/notifications.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { createUser } from '#contract/users.ts';
import { cardHolder } from '../../../test/cards.ts';
import { contentsOf } from '../../../test/contents.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { earlier } from '../../../test/earlier.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { mailNotices } from '../../notifications/notifications.ts';
import { sendPayouts } from './payouts.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);
const send = () => sendPayouts(market.market);

test('saying where the money goes takes a login that is minutes old; an access token is nothing', async () => {
  const seller = await aSeller();
  const before = await contentsOf(sql);
  const minutes = RECENT_LOGIN_MINUTES * 60;
  for (const secondsAgo of ['unknown', minutes + 5, 86_400] as const) {
    const { status, body } = await (await loggedIn(seller, secondsAgo)).call(openPayoutAccount);
    assert.deepEqual([status, body.code], [401, 'sign-in-again'], `${secondsAgo}`);
  }
  const withToken = callerOf(market.url, { ...seller, idToken: seller.token });
  assert.equal((await withToken.call(openPayoutAccount)).status, 401);
  assert.deepEqual(await contentsOf(sql), before);
  assert.equal((await (await loggedIn(seller, minutes - 30)).call(openPayoutAccount)).status, 200);
  const unproved = await market.issuer.sign({
    sub: 'x',
    email: 'x@example.test',
    auth_time: Math.floor(Date.now() / 1000),
  });
  const stranger = callerOf(market.url, { idToken: unproved });
  await stranger.call(createUser, { body: { email: 'x@example.test', name: 'X', role: 'seller' } });
  assert.equal((await stranger.call(openPayoutAccount)).body.code, 'address-unconfirmed');
  for (const other of [buyer, admin])
    assert.equal((await (await loggedIn(other, 0)).call(openPayoutAccount)).status, 403);
});

test('the first bank is told; another one is told too, and nothing is paid for two days', async () => {
  const seller = await aSeller();
  assert.match((await newsOf(seller))[0] ?? '', /^Your money now goes to the bank account ending in \d{4}\.$/);
  const first = await aSale(seller);
  await send();
  assert.equal(await payoutOf(first), 'sent');

  await provider.onboard(await accountOf(seller), { number: '000123456789' });
  await tellChange(seller);
  const [news] = await newsOf(seller);
  assert.match(news ?? '', /was changed: your money now goes to the bank account ending in 6789\. .* before .* UTC\.$/);
  await mailNotices(market.market, { warn: () => {} });
  const letters = (await market.mails()).filter(({ to }) => to.includes(seller.email));
  const texts = letters.filter(({ subject }) => subject === 'Where your money goes').map(({ text }) => text);
  assert.equal(texts.length, 2);
  assert.ok(texts.some((text) => /6789[\s\S]*Was this not you\?/.test(text)));

  const second = await aSale(seller);
  await send();
  assert.equal(await payoutOf(second), 'due');
  const { bank, payouts } = (await seller.call(readPayoutAccount)).body;
  assert.deepEqual([bank?.last4, payouts[0]?.wait?.why], ['6789', 'bank-changed']);
  await sql`update payout_accounts set bank_changed_at = (bank_changed_at at time zone 'UTC' - interval '47 hours') at time zone 'UTC'`;
  await send();
  assert.equal(await payoutOf(second), 'due');
  await sql`update payout_accounts set bank_changed_at = ${earlier(sql, 'bank_changed_at', '2 hours')}`;
  await send();
  assert.equal(await payoutOf(second), 'sent');
});

test('a change whose word was lost is seen before money leaves, and the same word twice is one change', async () => {
  const seller = await aSeller();
  const bookingId = await aSale(seller);
  await provider.onboard(await accountOf(seller), { another: true });
  await Promise.all([send(), send(), send()]);
  assert.equal(await payoutOf(bookingId), 'due');
  assert.equal((await newsOf(seller)).filter((text) => text.includes('was changed')).length, 1);
  await tellChange(seller);
  await tellChange(seller);
  assert.equal((await newsOf(seller)).filter((text) => text.includes('was changed')).length, 1);
});

async function aSeller(): Promise<Caller> {
  const seller = await market.person('seller');
  await seller.call(openPayoutAccount);
  await provider.onboard(await accountOf(seller));
  await seller.call(readPayoutAccount);
  return seller;
}

async function accountOf({ email }: Caller): Promise<string> {
  const [account] = await sql<{ id: string }[]>`
    select account_id as id from payout_accounts a join users u on u.id = a.user_id where u.email = ${email}`;
  return account?.id ?? '';
}

async function tellChange(seller: Caller) {
  const { data } = await cards.stripe.events.list({ type: 'account.external_account.created', limit: 100 });
  const account = await accountOf(seller);
  const changeEvent = data.find((event) => event.account === account);
  assert.ok(changeEvent && (await cards.tell(changeEvent)) === 200);
}

const newsOf = async (seller: Caller) =>
  (await seller.call(listNotices)).body.filter(({ path }) => path === '/dashboard/payouts').map(({ text }) => text);

async function aSale(seller: Caller): Promise<string> {
  const { bookingId } = await dealIn('handed-over', { market, cards, buyer, seller, admin });
  assert.equal((await buyer.call(confirmDeal, { params: { id: bookingId } })).status, 200);
  return bookingId;
}

async function payoutOf(bookingId: string): Promise<string> {
  const [payout] = await sql<{ status: string }[]>`select status from payouts where booking_id = ${bookingId}`;
  return payout?.status ?? 'none';
}

async function loggedIn({ subject, email }: Caller, secondsAgo: number | 'unknown'): Promise<Caller> {
  const auth = secondsAgo === 'unknown' ? {} : { auth_time: Math.floor(Date.now() / 1000) - secondsAgo };
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, ...auth });
  return callerOf(market.url, { subject, email, idToken });
}
