import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Price } from '#client/ui/price.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { moneyLines } from './money-lines.ts';
import { usePayoutWait } from './payout-wait.ts';
import { DealSection } from './section.tsx';

export function Money({ deal }: { deal: Deal }) {
  const wait = usePayoutWait(deal);
  const lines = moneyLines(deal, wait);
  return (
    <DealSection title={t('Money')}>
      {lines.length > 0 ? (
        <dl className="grid gap-2.5">
          {lines.map(({ name, dollars, note }) => (
            <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
              <dt>{name}</dt>
              <dd>
                <Price dollars={dollars} className="font-semibold tabular-nums" />
              </dd>
              {note && <dd className="col-span-full text-sm text-quiet">{note}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-quiet">{t('Nothing is paid.')}</p>
      )}
      {deal.as === 'seller' && deal.paid && deal.payoutAccount !== 'active' && (
        <p className="mt-3 border-s-4 border-warning ps-3 text-sm">
          {t('We do not know yet where to send your money.')}{' '}
          <Link to={paths.payouts} className="text-link">
            {t('Add a bank account to get paid')}
          </Link>
        </p>
      )}
      {deal.money.paid > 0 && (
        <p className="mt-3">
          <Link to={paths.receipt(deal._id)} className="inline-block min-h-6 text-link">
            {t('Receipt')}
          </Link>
        </p>
      )}
    </DealSection>
  );
}
