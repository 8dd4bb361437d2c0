import { startsOf } from '#contract/deal-machine.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { BuyersCode } from './buyers-code.tsx';
import { HandOver } from './hand-over.tsx';

export const canHandOver = ({ as, status }: Deal) => as !== 'admin' && startsOf('hand-over').includes(status);

export function KeysChangeHands({ deal }: { deal: Deal }) {
  if (deal.as === 'buyer') return <BuyersCode deal={deal} />;
  if (deal.may.includes('hand-over')) return <HandOver deal={deal} />;
  return (
    <p role="alert" className="border-s-4 border-warning ps-3">
      {t('The code was mistyped too often. Ask the buyer to make a new one, on their page of this deal.')}
    </p>
  );
}
