import type { Call } from './calls.ts';
import type { Metadata } from './metadata.ts';

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled';

/** Amounts are in the currency's smallest unit. */
export interface PaymentIntent {
  id: string;
  client_secret: string;
  amount: number;
  amount_refunded: number;
  amount_disputed: number;
  currency: string;
  status: PaymentIntentStatus;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  return_url: string | null;
  description: string | null;
  receipt_email: string | null;
  transfer_group: string | null;
  allow_redirects: 'always' | 'never';
  metadata: Metadata;
  cancellation_reason: string | null;
  canceled_at: Date | null;
  created_at: Date;
}

/** The publishable key sees no metadata. */
const PUBLIC = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'status',
]);

export function paymentIntentView(intent: PaymentIntent, { caller, place }: Pick<Call, 'caller' | 'place'>) {
  const whole = wholeView(intent, place.origin);
  return caller === 'secret' ? whole : Object.fromEntries(Object.entries(whole).filter(([name]) => PUBLIC.has(name)));
}

export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** The bank's page, valid while this payment method waits for it. */
export function bankPageUrl(origin: string, intent: PaymentIntent): string {
  const query = new URLSearchParams({
    client_secret: intent.client_secret,
    payment_method: intent.payment_method ?? '',
  });
  return `${origin}/3ds/${intent.id}?${query}`;
}

function wholeView(intent: PaymentIntent, origin: string) {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    automatic_payment_methods: { allow_redirects: intent.allow_redirects, enabled: true },
    canceled_at: intent.canceled_at && seconds(intent.canceled_at),
    cancellation_reason: intent.cancellation_reason,
    capture_method: 'automatic_async',
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: seconds(intent.created_at),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    latest_charge: intent.latest_charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: nextAction(intent, origin),
    payment_method: intent.payment_method,
    payment_method_types: ['card'],
    receipt_email: intent.receipt_email,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    status: intent.status,
    transfer_group: intent.transfer_group,
  };
}

function nextAction(intent: PaymentIntent, origin: string) {
  if (intent.status !== 'requires_action') return null;
  return {
    type: 'redirect_to_url',
    redirect_to_url: { url: bankPageUrl(origin, intent), return_url: intent.return_url },
  };
}
