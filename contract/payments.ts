import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Price } from './money.ts';

/** `refund-due` → `refunded`: the payment came too late to get the bike. */
export const PAYMENT_STATUSES = ['succeeded', 'refund-due', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/create-payment-intent',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: "Prepare the card payment of one's own booking",
  body: z.object({ resalePrice: Price, bookingId: Id.optional() }),
  answer: z.object({ clientSecret: z.string() }),
});

const transaction = { error: () => t('This is not a transaction id') };

export const recordPayment = endpoint({
  method: 'POST',
  path: '/payments',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Record a payment that the card provider confirms',
  body: z.object({
    bookingId: Id,
    productId: Id.optional(),
    transactionId: z.string(transaction).regex(/^pi_\w{1,250}$/, transaction),
    resalePrice: Price.optional(),
  }),
  answer: z.object({ acknowledged: z.boolean(), insertedId: Id, status: z.enum(PAYMENT_STATUSES) }),
});

export const receiveCardEvent = endpoint({
  method: 'POST',
  path: '/webhooks/cards',
  access: 'card-provider',
  summary: 'Events of the card payment provider',
  answer: z.object({ received: z.boolean() }),
});
