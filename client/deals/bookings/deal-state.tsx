import { Badge } from '#client/ui/badge.tsx';
import type { Booking } from '#contract/bookings.ts';

export function DealState({ booking: { paid, summary } }: { booking: Booking }) {
  const { name, tone, isYourTurn } = summary;
  return (
    <>
      {paid && <Badge tone="good">Paid</Badge>}
      {isYourTurn ? <Badge tone="signal">Your turn: {name}</Badge> : <Badge tone={tone}>{name}</Badge>}
    </>
  );
}
