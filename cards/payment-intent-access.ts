import type { Call } from './calls.ts';
import type { Db } from './database.ts';
import { sameText } from './keys.ts';
import { required, text } from './params.ts';
import { findIntent } from './payment-intent-queries.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import { unknown } from './refusals.ts';

/** The publishable key needs the intent's client secret too. */
export function intentSeenBy({ caller, id, params }: Call): (db: Db) => Promise<PaymentIntent> {
  const secret = caller === 'publishable' ? required(params, 'client_secret') : text(params, 'client_secret');
  return async (db) => {
    const intent = (await findIntent(db, id)) ?? missing(id);
    return secret === undefined || sameText(secret, intent.client_secret) ? intent : missing(id);
  };
}

export function missing(id: string): never {
  throw unknown('payment_intent', id, 'intent');
}
