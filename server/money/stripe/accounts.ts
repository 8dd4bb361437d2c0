import type Stripe from 'stripe';
import { finding, reaching } from './reaching.ts';

export interface CardAccount {
  id: string;
  active: boolean;
  bank?: CardBank | undefined;
}

export interface CardBank {
  name: string;
  last4: string;
  fingerprint: string;
}

/**
 * What Stripe grants without approval. Domestic sellers also need card payments; sellers abroad are transfer
 * recipients.
 */
const wishFor = (country: string | undefined): Stripe.AccountCreateParams =>
  country
    ? {
        country,
        capabilities: { transfers: { requested: true } },
        tos_acceptance: { service_agreement: 'recipient' },
      }
    : { capabilities: { card_payments: { requested: true }, transfers: { requested: true } } };

export function accounts(stripe: Stripe, sellerCountry: string | undefined) {
  return {
    /** Idempotent. */
    openAccount: ({ userId, email }: { userId: string; email: string }): Promise<CardAccount> =>
      reaching(async () =>
        accountOf(
          await stripe.accounts.create(
            { type: 'express', email, ...wishFor(sellerCountry), metadata: { userId } },
            { idempotencyKey: `account:${userId}:${sellerCountry ?? 'home'}` },
          ),
        ),
      ),
    findAccount: (id: string): Promise<CardAccount | undefined> =>
      finding(async () => accountOf(await stripe.accounts.retrieve(id))),
    accountPage: (account: string, returnUrl: string): Promise<string> =>
      reaching(async () => {
        const link = { account, type: 'account_onboarding', return_url: returnUrl, refresh_url: returnUrl };
        return (await stripe.accountLinks.create(link)).url;
      }),
  };
}

function accountOf({ id, capabilities, external_accounts }: Stripe.Account): CardAccount {
  const banks = external_accounts?.data ?? [];
  const bank = banks.find(({ default_for_currency }) => default_for_currency) ?? banks[0];
  const active = capabilities?.transfers === 'active';
  if (!bank) return { id, active };
  const name = bank.object === 'bank_account' ? bank.bank_name : bank.brand;
  return { id, active, bank: { name: name ?? 'Bank', last4: bank.last4, fingerprint: bank.fingerprint ?? bank.id } };
}
