import { dollars } from '#contract/money.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { intentIn } from '../cards.ts';
import type { Person } from './cast.ts';
import type { DealRow } from './deal-row.ts';
import type { CARDS } from './plan-acts.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

export type Card = (typeof CARDS)[number];

const METHODS: Record<Card, string> = {
  good: 'pm_card_visa',
  refused: 'pm_card_chargeDeclined',
  'asks-and-pays': 'pm_card_authenticationRequired',
  'asks-and-fails': 'pm_card_authenticationRequired',
  'asks-and-waits': 'pm_card_authenticationRequired',
};

/** The buyer pays, then confirms to the marketplace or closes the tab. */
export async function payByCard(race: Race, deal: DealRow, { card, tell }: { card: Card; tell: boolean }) {
  const buyer = race.people.find(({ id }) => id === deal.buyerId) as Person;
  const resalePrice = dollars(deal.priceCents);
  const prepared = await say(race, buyer, createPaymentIntent, { body: { bookingId: deal.id, resalePrice } });
  const secret = prepared?.body.clientSecret;
  // An old tab may still hold the previous intent.
  const intent = typeof secret === 'string' ? intentIn(secret) : await lastIntentOf(race, deal);
  if (!intent) return;
  race.story.push(`${intent}: ${await confirm(race, intent, card)}`);
  if (!tell) return;
  await say(race, buyer, recordPayment, { body: { bookingId: deal.id, transactionId: intent } });
}

async function confirm({ town: { stripe } }: Race, intent: string, card: Card): Promise<string> {
  try {
    const retrieved = await stripe.paymentIntents.retrieve(intent);
    const tried =
      retrieved.status === 'requires_action'
        ? retrieved
        : await stripe.paymentIntents.confirm(intent, { payment_method: METHODS[card] });
    const bank = tried.next_action?.redirect_to_url?.url;
    if (!bank || card === 'asks-and-waits') return tried.status;
    await decideAtBank(bank, card === 'asks-and-fails' ? 'fail' : 'complete');
    return `the bank asked, ${card}`;
  } catch (refusal) {
    // Declined or no longer payable: both are valid outcomes.
    if (refusal instanceof Error && 'code' in refusal) return String(refusal.code);
    throw refusal;
  }
}

async function decideAtBank(address: string, outcome: 'complete' | 'fail') {
  const { origin, pathname, searchParams } = new URL(address);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), outcome });
  const answer = await fetch(`${origin}${pathname}`, { method: 'POST', body, headers: { origin: 'null' } });
  await answer.body?.cancel();
}

async function lastIntentOf({ town }: Race, deal: DealRow) {
  const [last] = await town.sql<{ id: string }[]>`
    select intent_id as id from payment_intents where product_id = ${deal.productId} and booking_id = ${deal.id}
    order by attempt desc limit 1`;
  return last?.id;
}
