import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { t } from '#language/t.ts';
import { HttpError, unavailable } from '../../http/errors.ts';

const UNDER_WAY_MS = [100, 200, 400, 800, 1600];

/** Stripe rejected the call; a retry fails too. */
export class CardRefusal extends HttpError {
  readonly why: string;

  readonly word: string | undefined;

  constructor(why: string, word?: string, detail = t('The card payment provider does not accept this payment.')) {
    super(409, t('Conflict||answer with the status 409'), 'card-refused', detail);
    this.why = why;
    this.word = word;
  }
}

/** Calls Stripe, and tells a rejection from an unknown outcome. */
export async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await answered(call);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new CardRefusal(error.message, error.code);
    throw unavailable(
      'card-provider-down',
      t('The card payment provider does not answer. You were not charged by this step; please try again.'),
    );
  }
}

/** A concurrent call with the same idempotency key is in flight: retry until it has a result. */
async function answered<T>(call: () => Promise<T>): Promise<T> {
  for (const pauseMs of UNDER_WAY_MS)
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use')) throw error;
      await pause(pauseMs);
    }
  return call();
}

export const finding = <T>(call: () => Promise<T>): Promise<T | undefined> =>
  reaching(() =>
    call().catch((error) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    }),
  );
