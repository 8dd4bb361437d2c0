import { v7 as newId } from 'uuid';
import { dollars } from '#contract/money.ts';
import type { PayoutAccount } from '#contract/payouts.ts';
import { reputationsChanged } from '../../cache/invalidation.ts';
import { inBatches } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import { databaseNow } from '../../database/now.ts';
import { retried } from '../../database/retry.ts';
import { HttpError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import { waitingPayouts } from '../payout-waits/payout-waits.ts';
import * as queries from './account-queries.ts';

const AT_ONCE = 8;

type AccountServices = Pick<AppContext, 'sql' | 'stripe' | 'settings' | 'auditor'>;

/** Falls back to the last known state while the provider is down. */
export async function readPayoutAccount(market: AppContext, seller: Viewer): Promise<PayoutAccount> {
  const [known] = await queries.ofSeller(market.sql, seller.id);
  if (known && (!known.active || known.isOld)) await refresh(market, known).catch(unlessDown);
  const [[found], waiting] = await Promise.all([
    queries.withWaiting(market.sql, seller.id),
    waitingPayouts(market.sql, market.settings, seller.id),
  ]);
  return {
    status: found?.accountId ? (found.active ? 'active' : 'unfinished') : 'none',
    ...(found?.bankLast4 &&
      found.bankSetAt && {
        bank: { name: found.bankName ?? '', last4: found.bankLast4, since: found.bankSetAt.toISOString() },
      }),
    feePercent: market.settings.feePercent,
    waiting: dollars(found?.waitingCents ?? 0),
    payouts: waiting.map(({ bookingId, productName, cents, wait }) => ({
      bookingId,
      productName,
      amount: dollars(cents),
      ...(wait && { wait }),
    })),
  };
}

/** Handles an account event; accounts of other platforms are ignored. */
export async function followAccount(market: AppContext, accountId: string) {
  const [account] = await queries.byAccount(market.sql, accountId);
  if (account) await refresh(market, account);
}

export async function askAfterAccounts(market: AppContext, since: string) {
  await inBatches(
    () => retried(() => queries.askAfter(market.sql, since, AT_ONCE)),
    (account) => refresh(market, account),
  );
}

export async function askAfterAccount(market: AppContext, { sellerId }: { sellerId: string }) {
  const [account] = await queries.ofSeller(market.sql, sellerId);
  return account ? refresh(market, account) : { active: false };
}

async function refresh(
  { sql, stripe, settings, auditor }: AccountServices,
  account: queries.AccountRow,
): Promise<queries.AccountRow> {
  const readAt = await databaseNow(sql);
  const { accountId, sellerId } = account;
  const found = (await stripe.findAccount(accountId)) ?? { id: accountId, active: false };
  await sql.begin(async (db) => {
    await queries.lock(db, sellerId);
    const [change] = await queries.setState(db, found, readAt);
    const note = { actor: 'provider' as const, subject: `user ${sellerId}` };
    if (change) await reputationsChanged(db, [sellerId]);
    if (change?.toggled)
      await auditor.note(db, { ...note, action: found.active ? 'payout-account-ready' : 'payout-account-stopped' });
    if (found.active) await queries.wake(db, sellerId);
    if (!change?.isNew) return;
    await auditor.note(db, { ...note, action: change.replaced ? 'payout-bank-changed' : 'payout-bank-set' });
    const facts = {
      last4: found.bank?.last4 ?? '',
      replaced: change.replaced,
      hours: change.replaced ? settings.bankChangeHours : 0,
    };
    await tellPerson(db, { id: newId(), userId: sellerId, verb: 'bank-set', facts });
  });
  return { ...account, active: found.active };
}

function unlessDown(fault: unknown) {
  if (!(fault instanceof HttpError && fault.code === 'card-provider-down')) throw fault;
}
