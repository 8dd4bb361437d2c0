import { Badge } from '#client/ui/badge.tsx';
import type { OfferSide } from '#contract/offer-machine.ts';
import type { Offer } from '#contract/offers.ts';
import { STATUS_NAMES } from './offer-words.ts';

export function OfferBadge({ offer: { status, by }, as }: { offer: Offer; as: OfferSide }) {
  if (status === 'open') return by === as ? <Badge tone="ink">Waiting</Badge> : <Badge tone="signal">Your turn</Badge>;
  if (status === 'accepted') return <Badge tone="good">{STATUS_NAMES.accepted}</Badge>;
  return <span className="text-sm font-semibold text-quiet">{STATUS_NAMES[status]}</span>;
}
