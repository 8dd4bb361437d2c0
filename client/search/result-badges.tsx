import { NewBadge } from '#client/products/new-badge.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { t } from '#language/t.ts';
import type { Result } from './result.ts';

export function ResultBadges({ product, newSince, isNewMatch }: Pick<Result, 'product' | 'newSince' | 'isNewMatch'>) {
  return (
    <>
      {isNewMatch ? <Badge tone="good">{t('New for you')}</Badge> : <NewBadge product={product} newSince={newSince} />}
      {product.isReserved && <Badge tone="warning">{t('Reserved||state of a bike')}</Badge>}
    </>
  );
}
