import { message, t } from '#language/t.ts';

const left = [
  message(
    'We do not own, inspect or ride the bikes. Look at the one you want in daylight, and compare its frame number with its papers.',
  ),
  message('We do not deliver and do not stand beside you when you meet. Choose a public, well-lit place.'),
  message(
    'We add nothing to the price: the buyer pays what the page says. What we keep of a sale, if anything, is told to the seller before.',
  ),
  message(
    'We do not haggle for you. What you agree on when you meet is between the two of you; a card payment here is for the price that was booked.',
  ),
  message('We do not move real money for now: card payments run in test mode.'),
];

export function NotOurs() {
  return (
    <section aria-labelledby="not-ours" className="frame grid gap-x-12 gap-y-6 py-12 sm:py-16 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="not-ours" className="text-3xl sm:text-4xl">
          {t('What we do not do')}
        </h2>
        <p className="mt-3 text-quiet sm:text-lg">{t('What you need to check yourself.')}</p>
      </div>
      <ul className="border-t border-base-300">
        {left.map((line) => (
          <li key={line} className="border-b border-base-300 py-4 leading-relaxed">
            {t(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
