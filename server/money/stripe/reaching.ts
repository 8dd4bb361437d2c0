import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { HttpError, unavailable } from '../../http/errors.ts';

const UNDER_WAY_MS = [100, 200, 400, 800, 1600];

/** The provider has understood the call, and does not do it. */
export class CardRefusal extends HttpError {
  /** In the provider's words. */
  readonly why: string;

  /** The provider's word for it. */
  readonly word: string | undefined;

  constructor(why: string, word?: string, detail = 'The card payment provider does not accept this payment.') {
    super(409, 'Conflict', 'card-refused', detail);
    this.why = why;
    this.word = word;
  }
}

/** Calls the provider; answers only what it said itself, and tells "no" from "who knows". */
export async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await answered(call);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new CardRefusal(error.message, error.code);
    throw unavailable(
      'card-provider-down',
      'The card payment provider does not answer. You were not charged by this step; please try again.',
    );
  }
}

/** The same call may be under way, for another click or on another machine: it is asked again until it has its answer. */
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

/** The same for one thing; nothing when the provider does not know it. */
export const finding = <T>(call: () => Promise<T>): Promise<T | undefined> =>
  reaching(() =>
    call().catch((error) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    }),
  );
