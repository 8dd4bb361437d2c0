import { t } from '#language/t.ts';

const rulesWith = (fewest: number) => [
  {
    title: t('The same model first'),
    text: t(
      'A bike is compared with others of its model in its country, on sale or sold here. From {fewest} on we name a range. While they are few, what bikes of the same brand, engine size and kind cost has a say as well.',
      { fewest },
    ),
  },
  {
    title: t('Paid before asked'),
    text: t('Anyone can ask any price. One that somebody paid here counts twice as much as one that is only asked.'),
  },
  {
    title: t('Years count, kilometres hardly'),
    text: t(
      'Each price is adjusted to the year, kilometres and owners of the bike in question. What a year is worth we learn each night from the prices of the country. It is much; the kilometres beyond that say little.',
    ),
  },
  {
    title: t('Recent before old'),
    text: t('Prices move. After half a year a price counts half, after a year a quarter.'),
  },
  {
    title: t('Nobody sets the market alone'),
    text: t(
      'A seller’s own bikes do not count for their price. All bikes of another seller count as one, and a bike that is listed again counts once.',
    ),
  },
  {
    title: t('Deposits and slips of the finger'),
    text: t(
      'The middle of the range is a median, which a few wrong prices hardly move. Prices far from those of similar bikes do not tell us what a year is worth, and of what looks like a deposit few make a range wider.',
    ),
  },
];

export function Comparing({ fewest }: { fewest: number }) {
  return (
    <section aria-labelledby="comparing" className="frame py-12 sm:py-16">
      <h2 id="comparing" className="text-3xl sm:text-4xl">
        {t('What we compare with')}
      </h2>
      <p className="mt-3 max-w-2xl text-quiet sm:text-lg">
        {t(
          'The bikes behind a range are listed below it, the most similar first, with what differs and what each price is adjusted to.',
        )}
      </p>
      <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {rulesWith(fewest).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-heading text-xl font-bold">{title}</dt>
            <dd className="mt-2 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
