import { Comparison } from '#client/blog/comparison.tsx';
import { monthInWords } from '#client/ui/day-in-words.ts';
import type { Calibration } from '#contract/valuation.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';

interface AccuracyProps {
  calibrations: (Calibration & { name: string })[];
  fewestComparables: number;
  manyComparables: number;
  fewestSales: number;
}

export function Accuracy({ calibrations, fewestComparables, manyComparables, fewestSales }: AccuracyProps) {
  return (
    <section aria-labelledby="accuracy" className="border-t border-base-300 bg-base-100">
      <div className="frame grid gap-x-12 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="accuracy" className="text-3xl sm:text-4xl">
            {t('How often we are right')}
          </h2>
          <p className="mt-3 text-quiet sm:text-lg">{t('Measured each night by what people really paid here.')}</p>
        </div>
        <div>
          <p className="leading-relaxed">
            {t(
              'We take the latest sales that were paid and done, and value each bike as just before it was booked: without the bike itself, and without prices from later. Then we look whether the price that was paid lay in the range. Four of five should.',
            )}
          </p>
          {calibrations.length ? (
            <>
              <Comparison
                caption={t('Real sales, by country')}
                columns={[
                  t('Country'),
                  t('In the range'),
                  t('With {from} to {to} like it', { from: fewestComparables, to: manyComparables - 1 }),
                  t('With {count} or more', { count: manyComparables }),
                  t('Usual error'),
                  t('Sales'),
                ]}
                rows={calibrations.map(rowOf)}
              />
              <p className="mt-4 text-sm text-quiet">
                {t(
                  'Usual error: half of the prices paid were closer to the middle of the range. A dash: fewer than {fewest} such sales.',
                  { fewest: fewestSales },
                )}
              </p>
            </>
          ) : (
            <p className="mt-5 border-s-6 border-primary ps-5 font-heading text-lg font-bold">
              {t('Too few sales so far: we show this from {fewest} sales in a country on.', { fewest: fewestSales })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

const rowOf = ({ name, sales, inside, medianError, since, few, many }: AccuracyProps['calibrations'][number]) => [
  name,
  percent(inside),
  few ? percent(few.inside) : '–',
  many ? percent(many.inside) : '–',
  percent(medianError),
  t('{sales, number} since {month}', { sales, month: monthInWords(since) }),
];

const percent = (share: number) => formatNumber(share, { style: 'percent' });
