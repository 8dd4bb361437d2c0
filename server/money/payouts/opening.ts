import { pageUrl } from '#language/page-url.ts';
import { message, t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import { forbidden, unconfirmed } from '../../http/errors.ts';
import { expectRecentLogin } from '../../http/recent-login.ts';
import type { Identity } from '../../http/viewer.ts';
import { signIn } from '../../users/users.ts';
import { CardRefusal } from '../stripe/stripe.ts';
import * as queries from './account-queries.ts';

const NOT_OPENED = message(
  'The card payment provider does not open payout accounts for our sellers at the moment. We have written down why. Your sales are safe and wait for your account; please try again tomorrow.',
);

interface Seller {
  id: string;
  email: string;
}

export async function openPayoutAccount(market: AppContext, identity: Identity): Promise<string> {
  expectRecentLogin(identity);
  const { sql, stripe, publicUrl } = market;
  const seller = await signIn(sql, identity);
  if (seller.role !== 'seller') throw forbidden(t('Only a person with the role seller can do this.'));
  if (!seller.emailConfirmed) throw unconfirmed();
  const [known] = await queries.ofSeller(sql, seller.id);
  try {
    const accountId = known?.accountId ?? (await openAccount(market, seller));
    return await stripe.accountPage(accountId, pageUrl(publicUrl, '/dashboard/payouts'));
  } catch (fault) {
    throw fault instanceof CardRefusal ? new CardRefusal(fault.why, fault.word, t(NOT_OPENED)) : fault;
  }
}

/** Concurrent clicks create one account through the idempotency key. */
async function openAccount({ sql, stripe, auditor }: AppContext, { id: sellerId, email }: Seller): Promise<string> {
  const { id: accountId } = await stripe.openAccount({ userId: sellerId, email });
  await sql.begin(async (db) => {
    const { count } = await queries.insert(db, { sellerId, accountId });
    const note = { actor: 'seller' as const, actorId: sellerId, action: 'open-payout-account' };
    if (count > 0) await auditor.note(db, { ...note, subject: `user ${sellerId}` });
  });
  const [stored] = await queries.ofSeller(sql, sellerId);
  return stored?.accountId ?? accountId;
}
