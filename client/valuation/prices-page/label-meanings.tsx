import { LABEL_ENDS, PRICE_LABEL_WORDS, PRICE_LABELS, type PriceLabel } from '#contract/price-label.ts';
import { type Message, message, t } from '#language/t.ts';

const MEANINGS: Record<PriceLabel, Message> = {
  great: message('At the low end of the range, or below it.'),
  good: message('Below the middle.'),
  fair: message('Near the middle.'),
  high: message('Above the middle, and still in the range.'),
  'very-high': message('Above the range.'),
};

/** To each side of the middle; the range ends at 1. */
const SHOWN = 1.5;
const percent = (at: number) => (100 * (Math.max(-SHOWN, Math.min(SHOWN, at)) + SHOWN)) / (2 * SHOWN);
const [LOW, HIGH] = [percent(-1), percent(1)];

export function LabelMeanings() {
  return (
    <section aria-labelledby="labels" className="border-y border-base-300 bg-base-100">
      <div className="frame grid gap-x-12 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="labels" className="text-3xl sm:text-4xl">
            {t('The range, and five labels')}
          </h2>
          <p className="mt-3 text-quiet sm:text-lg">
            {t(
              'The range is as wide as the prices make it: wide enough to hold four of five. The label says where in it a price stands.',
            )}
          </p>
        </div>
        <div>
          <dl className="border-t border-base-300">
            {PRICE_LABELS.map((label, nth) => (
              <div
                key={label}
                className="grid items-center gap-x-6 gap-y-1 border-b border-base-300 py-4 sm:grid-cols-[9rem_1fr]"
              >
                <dt className="font-heading text-lg font-bold">{t(PRICE_LABEL_WORDS[label])}</dt>
                <dd className="grid items-center gap-x-6 gap-y-3 text-quiet sm:grid-cols-[1fr_11rem]">
                  {t(MEANINGS[label])}
                  <Scale from={nth ? LABEL_ENDS[PRICE_LABELS[nth - 1] ?? label] : -SHOWN} to={LABEL_ENDS[label]} />
                </dd>
              </div>
            ))}
          </dl>
          <p aria-hidden="true" className="mt-3 text-sm text-quiet">
            {t('Grey: the range, from its low end to its high end. Yellow: the prices with this label.')}
          </p>
        </div>
      </div>
    </section>
  );
}

function Scale({ from, to }: { from: number; to: number }) {
  const [start, end] = [percent(from), percent(to)];
  return (
    <svg width="100%" height="16" aria-hidden="true" className="block">
      <line x1="0" x2="100%" y1="8" y2="8" className="stroke-base-300" />
      <rect x={`${LOW}%`} width={`${HIGH - LOW}%`} y="2" height="12" rx="3" className="fill-base-300" />
      <rect x={`${start}%`} width={`${end - start}%`} y="4" height="8" rx="2" className="fill-primary" />
    </svg>
  );
}
