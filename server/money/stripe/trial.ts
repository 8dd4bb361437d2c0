import Stripe from 'stripe';
import { PartFault } from '../../boot/part-fault.ts';
import { local } from './local.ts';

interface Trial {
  secretKey: string;
  origin?: string;
  timeoutMs: number;
}

export async function tryCards({ secretKey, origin, timeoutMs }: Trial): Promise<void> {
  const patience = { timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false };
  const stripe = new Stripe(secretKey, { ...patience, ...(origin && local(origin)) });
  try {
    await stripe.balance.retrieve();
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError, StripeConnectionError } = Stripe.errors;
    // A restricted key without balance access is valid.
    if (error instanceof StripePermissionError) return;
    if (error instanceof StripeAuthenticationError)
      throw new PartFault('STRIPE_SECRET_KEY: Stripe does not know this key', { isOurs: true });
    const why =
      error instanceof StripeConnectionError ? 'no connection' : (error as { statusCode?: number }).statusCode;
    throw new PartFault(`Stripe does not answer (${why ?? 'unknown'})`, { isOurs: false });
  }
}
