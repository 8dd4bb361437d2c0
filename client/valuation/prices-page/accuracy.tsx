import { Comparison } from '#client/blog/comparison.tsx';
import { monthInWords } from '#client/ui/day-in-words.ts';
import { inThousands } from '#contract/format.ts';
import type { Calibration } from '#contract/valuation.ts';

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
            How often we are right
          </h2>
          <p className="mt-3 text-quiet sm:text-lg">Measured each night by what people really paid here.</p>
        </div>
        <div>
          <p className="leading-relaxed">
            We take the latest sales that were paid and done, and value each bike as just before it was booked: without
            the bike itself, and without prices from later. Then we look whether the price that was paid lay in the
            range. Four of five should.
          </p>
          {calibrations.length ? (
            <>
              <Comparison
                caption="Real sales, by country"
                columns={[
                  'Country',
                  'In the range',
                  `With ${fewestComparables} to ${manyComparables - 1} like it`,
                  `With ${manyComparables} or more`,
                  'Usual error',
                  'Sales',
                ]}
                rows={calibrations.map(rowOf)}
              />
              <p className="mt-4 text-sm text-quiet">
                Usual error: half of the prices paid were closer to the middle of the range. A dash: fewer than{' '}
                {fewestSales} such sales.
              </p>
            </>
          ) : (
            <p className="mt-5 border-l-6 border-primary pl-5 font-heading text-lg font-bold">
              Too few sales so far: we show this from {fewestSales} sales in a country on.
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
  `${inThousands(sales)} since ${monthInWords(since)}`,
];

const percent = (share: number) => `${Math.round(100 * share)}%`;
