import { Badge } from '#client/ui/badge.tsx';
import type { Booking } from '#contract/bookings.ts';
import { t } from '#language/t.ts';

export function DealState({ booking: { paid, summary } }: { booking: Booking }) {
  const { name, tone, isYourTurn } = summary;
  return (
    <>
      {paid && <Badge tone="good">{t('Paid')}</Badge>}
      {isYourTurn ? (
        <Badge tone="signal">{t('Your turn: {state}', { state: name })}</Badge>
      ) : (
        <Badge tone={tone}>{name}</Badge>
      )}
    </>
  );
}
