import { t } from '#language/t.ts';

const reasonsWith = (fewest: number, labelWaits: number) => [
  t('We know fewer than {fewest} bikes like it, of other sellers in the same country.', { fewest }),
  t('The seller did not choose a model from our catalogue, or named no town that we know.'),
  t('The price changed less than {minutes} minutes ago. Trying out prices until the label pleases is no use.', {
    minutes: labelWaits,
  }),
  t('Somebody has booked the bike, or it is sold.'),
  t(
    'The price is so far below the others that it may be a deposit. Then we say that instead, and advise to ask the seller.',
  ),
];

interface NoLabelProps {
  fewest: number;
  labelWaits: number;
}

export function NoLabel({ fewest, labelWaits }: NoLabelProps) {
  return (
    <section aria-labelledby="no-label" className="frame grid gap-x-12 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="no-label" className="text-3xl sm:text-4xl">
          {t('When there is none||no label of a price')}
        </h2>
        <p className="mt-3 text-quiet sm:text-lg">{t('That is neither good nor bad. It has one of these reasons.')}</p>
      </div>
      <ul className="border-t border-base-300">
        {reasonsWith(fewest, labelWaits).map((reason) => (
          <li key={reason} className="border-b border-base-300 py-4 leading-relaxed">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
