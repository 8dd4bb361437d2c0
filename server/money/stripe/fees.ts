import type Stripe from 'stripe';
import { finding, reaching } from './reaching.ts';

const expand = ['latest_charge.balance_transaction'];

export interface CardFees {
  /** Settlement currency; absent while the payment is processing. */
  currency: string | undefined;
  /** Negative: a fee was returned. */
  fees: { reference: string; cents: number; currency: string }[];
}

export interface CardSource {
  chargeId: string | undefined;
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

const isWhole = <T extends object>(field: T | string | null | undefined): field is T =>
  typeof field === 'object' && field !== null;
