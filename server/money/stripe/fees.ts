import type Stripe from 'stripe';
import { finding, reaching } from './reaching.ts';

const expand = ['latest_charge.balance_transaction'];

/** What the provider charged for a payment and for what came of it. */
export interface CardFees {
  /** What the account was credited for the payment in; nothing while the provider is still working on it. */
  currency: string | undefined;
  /** Less than nothing: the provider gave a fee back. */
  fees: { reference: string; cents: number; currency: string }[];
}

/** A payment as money that can go on. */
export interface CardSource {
  chargeId: string | undefined;
  /** What the account was credited for it in, if that is known already. */
  currency: string | undefined;
}

export function fees(stripe: Stripe) {
  return {
    sourceOf: (intentId: string): Promise<CardSource | undefined> =>
      finding(async () => {
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, { expand });
        const transaction = isWhole(charge) ? charge.balance_transaction : undefined;
        return {
          chargeId: isWhole(charge) ? charge.id : (charge ?? undefined),
          currency: isWhole(transaction) ? transaction.currency : undefined,
        };
      }),
    /** Nothing when the provider does not know the payment. */
    feesOf: (intentId: string): Promise<CardFees | undefined> =>
      finding(async () => {
        const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, { expand });
        if (!isWhole(charge) || !isWhole(charge.balance_transaction)) return { currency: undefined, fees: [] };
        const { balance_transaction: credited, disputed, amount_refunded } = charge;
        const later = [
          ...(disputed ? await ofDisputes(stripe, intentId) : []),
          ...(amount_refunded > 0 ? await ofRefunds(stripe, intentId) : []),
        ];
        return { currency: credited.currency, fees: [credited, ...later].flatMap(feeIn) };
      }),
  };
}

/** The fee of a balance transaction, if there is one. */
export const feeIn = (transaction: Stripe.BalanceTransaction | string | null) =>
  isWhole(transaction) && transaction.fee !== 0
    ? [{ reference: transaction.id, cents: transaction.fee, currency: transaction.currency }]
    : [];

const ofDisputes = (stripe: Stripe, payment_intent: string) =>
  reaching(async () => {
    const { data } = await stripe.disputes.list({ payment_intent, limit: 100 });
    return data.flatMap(({ balance_transactions }) => balance_transactions);
  });

const ofRefunds = (stripe: Stripe, payment_intent: string) =>
  reaching(async () => {
    const page = { payment_intent, limit: 100, expand: ['data.balance_transaction'] };
    const { data } = await stripe.refunds.list(page);
    return data.map(({ balance_transaction }) => balance_transaction);
  });

const isWhole = <T extends object>(thing: T | string | null | undefined): thing is T =>
  typeof thing === 'object' && thing !== null;
