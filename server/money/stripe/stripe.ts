import Stripe from 'stripe';
import { accounts } from './accounts.ts';
import { disputes } from './disputes.ts';
import { events } from './events.ts';
import { fees } from './fees.ts';
import { intents } from './intents.ts';
import { local } from './local.ts';
import { records } from './records.ts';
import { refunds } from './refunds.ts';
import { transfers } from './transfers.ts';

export type { CardAccount, CardBank } from './accounts.ts';
export type { CardDispute } from './disputes.ts';
export type { CardFees, CardSource } from './fees.ts';
export type { Intent } from './intents.ts';
export { CardRefusal } from './reaching.ts';
export { type CardRecord, RECORD_KINDS } from './records.ts';
export type { CardRefund } from './refunds.ts';
export type { CardTransfer } from './transfers.ts';
export { tryCards } from './trial.ts';

interface Account {
  secretKey: string;
  /** One per webhook endpoint; during rotation also the old one. */
  webhookSecrets: string[];
  /** Country of the sellers, if not the platform's. */
  sellerCountry?: string | undefined;
  origin?: string;
  timeoutMs?: number;
}

/** Every creating call is idempotent. */
export type StripeClient = ReturnType<typeof openStripe>;

export function openStripe({ secretKey, webhookSecrets, sellerCountry, origin, timeoutMs = 10_000 }: Account) {
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, ...(origin && local(origin)) });
  return {
    ...intents(stripe),
    ...refunds(stripe),
    ...disputes(stripe),
    ...accounts(stripe, sellerCountry),
    ...transfers(stripe),
    ...records(stripe),
    ...fees(stripe),
    ...events(stripe, webhookSecrets),
  };
}
