import type { Race } from './race.ts';

/** Chargeback, unless unpaid or fully refunded. */
export async function takeBack(race: Race, deal: { id: string }) {
  for (const intent of await paymentsOf(race, deal))
    if (await race.town.unruly.openDispute(intent)) race.town.tally.add('fault: charged back');
}

export async function decideAtBank(race: Race, deal: { id: string }, outcome: 'won' | 'lost') {
  const { cardsSql, unruly, tally } = race.town;
  const open = await cardsSql<{ id: string }[]>`
    select id from disputes
    where payment_intent = any (${await paymentsOf(race, deal)}) and status not in ('won', 'lost')`;
  for (const { id } of open) if (await unruly.closeDispute(id, outcome)) tally.add(`fault: charge back ${outcome}`);
}

export async function sendRefundsBack(race: Race, bike: string) {
  const { cardsSql, unruly, tally } = race.town;
  const sent = await cardsSql<{ id: string }[]>`
    select r.id from refunds r join payment_intents i on i.id = r.payment_intent
    where i.metadata->>'productId' = ${bike} and r.status <> 'failed'`;
  for (const { id } of sent) if (await unruly.failRefund(id)) tally.add('fault: a refund failed');
}

async function paymentsOf({ town }: Race, deal: { id: string }): Promise<string[]> {
  const rows = await town.cardsSql<{ id: string }[]>`
    select id from payment_intents where metadata->>'bookingId' = ${deal.id} and status = 'succeeded'`;
  return rows.map(({ id }) => id);
}
