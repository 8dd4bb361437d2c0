import { book } from './balance-transactions.ts';
import type { Db } from './database.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { Terms } from './terms.ts';

export async function bookCharge(db: Db, terms: Terms, intent: PaymentIntent, method: PaymentMethod) {
  const { settles, percent, fixed, pendingMs } = terms;
  const exchanged = settles && settles.currency !== intent.currency ? settles : undefined;
  const amount = Math.round(intent.amount * (exchanged?.rate ?? 1));
  await book(db, {
    type: 'charge',
    source: intent.latest_charge ?? '',
    amount,
    fee: Math.min(amount, Math.round((amount * percent) / 100) + fixed),
    currency: exchanged?.currency ?? intent.currency,
    exchange_rate: exchanged?.rate ?? null,
    available_at: new Date(Date.now() + (method.settles_at_once ? 0 : pendingMs)),
  });
}
