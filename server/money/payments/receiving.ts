import { z } from 'zod';
import { Id } from '#contract/fields.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import { isBooking } from '../../deals/bookings/bookings.ts';
import { HttpError } from '../../http/errors.ts';
import { followDispute } from '../chargebacks/chargebacks.ts';
import { followAccount } from '../payouts/payouts.ts';
import { followRefunds } from '../refunds/refunds.ts';
import type { Intent } from '../stripe/stripe.ts';
import * as queries from './queries.ts';
import { countRefusedCard } from './refused-cards.ts';
import { settle } from './settling.ts';

const Deal = z.object({ productId: Id, bookingId: Id });

/** Applies a provider event with the same writes as a poll, so lost events are harmless. */
export async function receiveCardEvent(market: AppContext, body: Buffer, signature: string) {
  const event = await market.stripe.readEvent(body, signature).catch(() => {
    throw new HttpError(
      400,
      t('Bad signature'),
      'bad-signature',
      t('This event is not signed by the card payment provider.'),
    );
  });
  switch (event?.about) {
    case 'payment':
      if (await isOurs(market, event.intent)) await settle(market, event.intent);
      return;
    case 'refused-card':
      if (await isOurs(market, event.intent)) await countRefusedCard(market, event.intent, event.eventId);
      return;
    case 'refund':
      for (const payment of await recorded(market, event.intentId)) await followRefunds(market, payment);
      return;
    case 'dispute':
      if ((await recorded(market, event.intentId)).length) await followDispute(market, event);
      return;
    case 'account':
      return followAccount(market, event.accountId);
  }
}

async function isOurs({ sql }: AppContext, intent: Intent): Promise<boolean> {
  const deal = Deal.safeParse(intent);
  return deal.success && isBooking(sql, deal.data);
}

async function recorded(market: AppContext, intentId: string): Promise<queries.Recorded[]> {
  const known = await queries.recordedOf(market.sql, intentId);
  if (known.length) return known;
  // Other shops may charge without an intent.
  const intent = intentId ? await market.stripe.find(intentId) : undefined;
  if (intent?.status !== 'succeeded' || !(await isOurs(market, intent))) return [];
  await settle(market, intent);
  return queries.recordedOf(market.sql, intentId);
}
