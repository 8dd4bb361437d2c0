import { Badge } from '#client/ui/badge.tsx';
import type { OfferSide } from '#contract/offer-machine.ts';
import type { Offer } from '#contract/offers.ts';
import { t } from '#language/t.ts';
import { STATUS_NAMES } from './offer-words.ts';

export function OfferBadge({ offer: { status, by }, as }: { offer: Offer; as: OfferSide }) {
  if (status === 'open')
    return by === as ? <Badge tone="ink">{t('Waiting||offer')}</Badge> : <Badge tone="signal">{t('Your turn')}</Badge>;
  if (status === 'accepted') return <Badge tone="good">{t(STATUS_NAMES.accepted)}</Badge>;
  return <span className="text-sm font-semibold text-quiet">{t(STATUS_NAMES[status])}</span>;
}
