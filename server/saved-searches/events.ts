import type { BikeEvent } from '../favourites/favourites.ts';
import type { BikeRow, ChangeRow } from './matching-queries.ts';

/** What the changes of a bike mean to those who have it as a favourite: one event a bike. */
export function eventsOf(changes: ChangeRow[], bikes: BikeRow[]): BikeEvent[] {
  return bikes.flatMap(
    (bike) =>
      eventOf(
        bike,
        changes.filter(({ productId }) => productId === bike.id),
      ) ?? [],
  );
}

function eventOf({ id: productId, sellerId, status, entry }: BikeRow, changes: ChangeRow[]): BikeEvent | undefined {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return undefined;
  const event = { productId, sellerId, changedAt: last.changedAt };
  const is = (...kinds: ChangeRow['change'][]) => changes.some(({ change }) => kinds.includes(change));
  if (status === 'sold' && is('gone')) return { ...event, kind: 'sold' };
  if (status !== 'available' || !entry) return undefined;
  if (is('listed', 'released')) return { ...event, kind: 'back', changedAt: first.changedAt };
  const formerCents = first.before?.price_cents ?? 0;
  return formerCents > entry.price_cents ? { ...event, kind: 'cheaper', formerCents } : undefined;
}
