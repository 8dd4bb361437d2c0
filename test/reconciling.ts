import { pressButton } from 'stripe-stand-in/press-button';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import type { Difference } from '#contract/reconciliation.ts';
import type { AppContext } from '#server/context.ts';
import { pursueChargebacks } from '#server/money/chargebacks/chargebacks.ts';
import { sendPayouts } from '#server/money/payouts/payouts.ts';
import { reconcile } from '#server/money/reconciliation/reconciliation.ts';
import { sendRefunds } from '#server/money/refunds/refunds.ts';
import type { Caller } from './people.ts';

export async function openAccountOf(seller: Caller) {
  const { body } = await seller.call(openPayoutAccount);
  const decided = await pressButton(await fetch(body.url), 'complete');
  await decided.body?.cancel();
  const { body: account } = await seller.call(readPayoutAccount);
  if (account.status !== 'active') throw new Error(`The account is ${account.status}`);
}

export async function moveMoney(market: AppContext) {
  await pursueChargebacks(market);
  await sendRefunds(market);
  await sendPayouts(market);
}

/** No mismatch is excused as in progress by default. */
export async function differences(market: AppContext, quietMinutes = 0): Promise<Difference[]> {
  const done = await reconcile(market, { quietMinutes });
  if (!done || done.fault) throw new Error(done?.fault ?? 'Another comparison is going on');
  return done.differences;
}
