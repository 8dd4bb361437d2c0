import { Badge } from '#client/ui/badge.tsx';
import type { Booking } from '#contract/bookings.ts';

/** How a deal stands, in a few words; in signal yellow when it waits for the reader. */
export function DealState({ booking: { paid, summary } }: { booking: Booking }) {
  const { name, tone, isYourTurn } = summary;
  return (
    <>
      {paid && <Badge tone="good">Paid</Badge>}
      {isYourTurn ? <Badge tone="signal">Your turn: {name}</Badge> : <Badge tone={tone}>{name}</Badge>}
    </>
  );
}
