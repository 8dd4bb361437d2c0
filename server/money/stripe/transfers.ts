import type Stripe from 'stripe';
import { CURRENCY } from '#contract/money.ts';
import { reaching } from './reaching.ts';

/** Money that went to a seller's account, or came back from there. */
export interface CardTransfer {
  /** The provider's id. */
  reference: string;
  cents: number;
  /** Of a transfer: how much of it came back. */
  reversedCents: number;
  /** Our payout and its attempt; absent when somebody sent it by hand. */
  payoutId: string | undefined;
  attempt: number | undefined;
}

interface Order {
  id: string;
  bookingId: string;
  accountId: string;
  amountCents: number;
  attempt: number;
  /** The buyer's charge: its money can go on before the provider has settled it. */
  chargeId: string | undefined;
}

interface Reversal {
  id: string;
  /** The transfer's. */
  reference: string;
  amountCents: number;
  /** How much had come back before. */
  reversedCents: number;
  attempt: number;
}

export function transfers(stripe: Stripe) {
  return {
    /** Sends money to a seller's account; the same attempt again is the same transfer. */
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
    /** Takes money of a transfer back; the same attempt again is the same reversal. */
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
