import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Where a seller's money goes: an account at the card provider, which checks who they are. */
export const PayoutAccount = z.object({
  status: z.enum(['none', 'unfinished', 'active']),
  /** What the market keeps of a sale, in percent. */
  feePercent: z.number(),
  /** Paid out once the account is active, in dollars. */
  waiting: z.number().nonnegative(),
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
  access: 'seller',
  needs: 'confirmed-address',
  summary: "The address of the card provider's page where one says where the money goes; it works once and soon ends",
  answer: z.object({ url: z.string() }),
});
