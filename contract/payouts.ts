import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, paragraph } from './fields.ts';
import { Page } from './pagination.ts';
import { PayoutWait } from './payout-waits.ts';
import { RefundProposal } from './refund-proposals.ts';

/** Connected account at the card provider, which verifies the identity. */
export const PayoutAccount = z.object({
  status: z.enum(['none', 'unfinished', 'active']),
  feePercent: z.number(),
  waiting: z.number().nonnegative(),
  /** Bank account; `since` is ISO 8601, UTC. */
  bank: z.object({ name: z.string(), last4: z.string(), since: z.string() }).optional(),
  /** In payout order; without a wait they leave within minutes. */
  payouts: z.array(
    z.object({ bookingId: Id, productName: z.string(), amount: z.number(), wait: PayoutWait.optional() }),
  ),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const readPayoutAccount = endpoint({
  method: 'GET',
  path: '/payout-account',
  access: 'seller',
  summary: 'Where one is paid',
  answer: PayoutAccount,
});

export const openPayoutAccount = endpoint({
  method: 'POST',
  path: '/payout-account',
  access: 'identified',
  summary:
    "The address of the card provider's page where a seller who has just logged in says where the money goes; it works once and soon ends",
  answer: z.object({ url: z.string() }),
});

export const HELD_FOR = ['same-phone', 'same-bank', 'removed-seller', 'above-limit'] as const;

export const HeldPayout = z.object({
  _id: Id,
  bookingId: Id,
  productName: z.string(),
  img: z.string(),
  amount: z.number(),
  heldFor: z.enum(HELD_FOR),
  heldAt: z.string(),
  buyersName: z.string(),
  buyersEmail: z.string(),
  sellersName: z.string(),
  sellersEmail: z.string(),
  refundable: z.boolean(),
  /** Another admin has to approve a refund of it. */
  refundTakesTwo: z.boolean(),
  refundProposal: RefundProposal.optional(),
});
export type HeldPayout = z.infer<typeof HeldPayout>;

export const listHeldPayouts = endpoint({
  method: 'GET',
  path: '/payouts',
  access: 'admin',
  right: 'money',
  summary: 'Payouts that wait until an admin has looked at them, the longest waiting first',
  query: Page,
  answer: z.array(HeldPayout),
});

const decision = {
  method: 'POST',
  access: 'admin',
  right: 'money',
  params: z.object({ id: Id }),
  body: z.object({ reason: paragraph(1000) }),
  answer: z.object({ modifiedCount: z.number().int() }),
} as const;

export const releasePayout = endpoint({
  ...decision,
  path: '/payouts/:id/release',
  summary: 'All is well: the seller is paid, no sooner than other sellers like them',
});

export const refundPayout = endpoint({
  ...decision,
  path: '/payouts/:id/refund',
  summary: 'The seller is not paid: the buyer gets the money back, with the fee',
  answer: z.object({ modifiedCount: z.number().int(), isProposed: z.boolean().optional() }),
});
