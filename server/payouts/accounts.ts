import { dollars } from '#contract/money.ts';
import type { PayoutAccount } from '#contract/payouts.ts';
import { moment } from '../database/moment.ts';
import type { Market } from '../market.ts';
import { Refusal } from '../problems.ts';
import { inRounds } from '../rounds.ts';
import type { Viewer } from '../viewer.ts';
import * as queries from './account-queries.ts';

const AT_ONCE = 8;

/** Where a seller is paid, as the provider says it now; as it said it last, when it cannot be reached. */
export async function readPayoutAccount(market: Market, seller: Viewer): Promise<PayoutAccount> {
  const [found] = await queries.withWaiting(market.sql, seller.id);
  const known = found?.accountId ? found : undefined;
  const account = known && !known.active ? await lookAt(market, known).catch(elseAs(known)) : known;
  return {
    status: account ? (account.active ? 'active' : 'unfinished') : 'none',
    feePercent: market.settings.feePercent,
    waiting: dollars(found?.waitingCents ?? 0),
  };
}

/** The provider's page where the seller says where the money goes; the account is opened once. */
export async function openPayoutAccount(market: Market, seller: Viewer): Promise<string> {
  const { sql, cards, publicUrl } = market;
  const [known] = await queries.ofSeller(sql, seller.id);
  const accountId = known?.accountId ?? (await openAccount(market, seller));
  return cards.accountPage(accountId, `${publicUrl}/dashboard/payouts`);
}

/** Clicked twice at once, the provider opens one, and one is kept. */
async function openAccount({ sql, cards, auditor }: Market, { id: sellerId, email }: Viewer): Promise<string> {
  const { id: accountId } = await cards.openAccount({ userId: sellerId, email });
  await sql.begin(async (db) => {
    const { count } = await queries.insert(db, { sellerId, accountId, active: false });
    const note = { actor: 'seller' as const, actorId: sellerId, action: 'open-payout-account' };
    if (count > 0) await auditor.note(db, { ...note, subject: `user ${sellerId}` });
  });
  const [kept] = await queries.ofSeller(sql, sellerId);
  return kept?.accountId ?? accountId;
}

/** The provider told that something happened to an account; those of other markets are left alone. */
export async function followAccount(market: Market, accountId: string) {
  const [account] = await queries.byAccount(market.sql, accountId);
  if (account) await lookAt(market, account);
}

export async function askAfterAccounts(market: Market, since: string) {
  await inRounds(
    () => queries.askAfter(market.sql, since, AT_ONCE),
    (account) => lookAt(market, account),
  );
}

export async function askAfterAccount(market: Market, { sellerId }: { sellerId: string }) {
  const [account] = await queries.ofSeller(market.sql, sellerId);
  return account ? lookAt(market, account) : { active: false };
}

/** Asks the provider how an account stands; what waited for it is due as soon as it is active. */
async function lookAt({ sql, cards, auditor }: Market, account: queries.AccountRow): Promise<queries.AccountRow> {
  const asked = await moment(sql);
  const found = await cards.findAccount(account.accountId);
  const now = { ...account, active: found?.active ?? false };
  await sql.begin(async (db) => {
    const [updated] = await queries.setActive(db, now, asked);
    const action = now.active ? 'payout-account-ready' : 'payout-account-stopped';
    if (updated?.changed) await auditor.note(db, { actor: 'provider', action, subject: `user ${now.sellerId}` });
    if (now.active) await queries.wake(db, now.sellerId);
  });
  return now;
}

const elseAs = (known: queries.AccountRow) => (fault: unknown) => {
  if (fault instanceof Refusal && fault.code === 'card-provider-down') return known;
  throw fault;
};
