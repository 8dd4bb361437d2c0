import { statusWords } from '#client/deals/status-words.ts';
import { type Side, situationOf } from '#client/deals/ui-status.ts';
import { Badge } from '#client/ui/badge.tsx';
import type { Booking } from '#contract/bookings.ts';

/** How a deal stands, in a few words; in signal yellow when it waits for this side. */
export function DealState({ booking, side }: { booking: Booking; side: Side }) {
  const { name, tone, waitsFor } = statusWords[situationOf(booking)];
  const turn = waitsFor.includes(side);
  return (
    <>
      {booking.paid && <Badge tone="good">Paid</Badge>}
      {turn ? <Badge tone="signal">Your turn: {name}</Badge> : <Badge tone={tone}>{name}</Badge>}
    </>
  );
}
