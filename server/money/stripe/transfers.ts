import type Stripe from 'stripe';
import { CURRENCY } from '#contract/money.ts';
import { reaching } from './reaching.ts';

export interface CardTransfer {
  reference: string;
  cents: number;
  reversedCents: number;
  /** Our payout and attempt; absent for transfers made by hand. */
  payoutId: string | undefined;
  attempt: number | undefined;
}

interface Order {
  id: string;
  bookingId: string;
  accountId: string;
  amountCents: number;
  attempt: number;
  /** The buyer's charge, which may not have settled yet. */
  chargeId: string | undefined;
}

interface Reversal {
  id: string;
  reference: string;
  amountCents: number;
  reversedCents: number;
  attempt: number;
}

export function transfers(stripe: Stripe) {
  return {
    /** The idempotency key is the attempt. */
    transfer: ({ id, bookingId, accountId, amountCents, attempt, chargeId }: Order): Promise<CardTransfer> =>
      reaching(async () =>
        transferOf(
          await stripe.transfers.create(
            {
              destination: accountId,
              amount: amountCents,
              currency: CURRENCY,
              transfer_group: bookingId,
              ...(chargeId && { source_transaction: chargeId }),
              metadata: { payoutId: id, attempt },
            },
            { idempotencyKey: `payout:${id}:${attempt}` },
          ),
        ),
      ),
    transfersOf: (bookingId: string): Promise<CardTransfer[]> =>
      reaching(async () =>
        (await stripe.transfers.list({ transfer_group: bookingId, limit: 100 })).data.map(transferOf),
      ),
    /** The idempotency key is the attempt. */
    reverse: ({ id, reference, amountCents, reversedCents, attempt }: Reversal): Promise<CardTransfer> =>
      reaching(async () =>
        reversalOf(
          await stripe.transfers.createReversal(
            reference,
            { amount: amountCents, metadata: { payoutId: id, reversedCents, attempt } },
            { idempotencyKey: `reversal:${id}:${reversedCents}:${attempt}` },
          ),
        ),
      ),
    reversalsOf: (reference: string): Promise<CardTransfer[]> =>
      reaching(async () => (await stripe.transfers.listReversals(reference, { limit: 100 })).data.map(reversalOf)),
  };
}

const transferOf = ({ id, amount, amount_reversed, metadata }: Stripe.Transfer): CardTransfer => ({
  reference: id,
  cents: amount,
  reversedCents: amount_reversed,
  ...payoutIn(metadata),
});

const reversalOf = ({ id, amount, metadata }: Stripe.TransferReversal): CardTransfer => ({
  reference: id,
  cents: amount,
  reversedCents: Number(metadata?.reversedCents ?? 0),
  ...payoutIn(metadata ?? {}),
});

const payoutIn = ({ payoutId, attempt }: Stripe.Metadata) => ({
  payoutId,
  attempt: attempt ? Number(attempt) : undefined,
});
