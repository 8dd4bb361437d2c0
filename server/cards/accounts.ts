import type Stripe from 'stripe';
import { finding, reaching } from './reaching.ts';

/** Where a seller is paid: an account of theirs at the provider, which checks who they are. */
export interface CardAccount {
  id: string;
  /** Money can be sent there. */
  active: boolean;
}

export function accounts(stripe: Stripe) {
  return {
    /** Opens a seller's account; once, however often that is asked. */
    openAccount: ({ userId, email }: { userId: string; email: string }): Promise<CardAccount> =>
      reaching(async () =>
        accountOf(
          await stripe.accounts.create(
            { type: 'express', email, capabilities: { transfers: { requested: true } }, metadata: { userId } },
            { idempotencyKey: `account:${userId}` },
          ),
        ),
      ),
    findAccount: (id: string): Promise<CardAccount | undefined> =>
      finding(async () => accountOf(await stripe.accounts.retrieve(id))),
    /** The provider's page where the seller says who they are and where the money goes. */
    accountPage: (account: string, returnUrl: string): Promise<string> =>
      reaching(async () => {
        const link = { account, type: 'account_onboarding', return_url: returnUrl, refresh_url: returnUrl };
        return (await stripe.accountLinks.create(link)).url;
      }),
  };
}

const accountOf = ({ id, capabilities }: Stripe.Account): CardAccount => ({
  id,
  active: capabilities?.transfers === 'active',
});
