import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';

const inline = {
  strong: (words: ReactNode) => <strong className="text-base-content">{words}</strong>,
  dashboard: (words: ReactNode) => (
    <Link to={paths.dashboard} className="text-base-content text-link">
      {words}
    </Link>
  ),
  questions: (words: ReactNode) => (
    <Link to={`${paths.home}#questions`} className="text-base-content text-link">
      {words}
    </Link>
  ),
};

export function Reach() {
  return (
    <section className="border-t border-base-300">
      <div className="frame grid gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-2">
        <div>
          <h2 className="text-3xl">{t('Who it is for')}</h2>
          <ul className="mt-5 grid gap-4">
            <li className="text-quiet">
              {rich(
                '<strong>Buyers</strong> who want to compare facts before they travel, and a bike that is still there when they arrive.',
                inline,
              )}
            </li>
            <li className="text-quiet">{rich('<strong>Sellers</strong> who want one serious buyer.', inline)}</li>
            <li className="text-quiet">
              {rich(
                '<strong>Admins</strong> who keep the market clean: they verify sellers, read reports and do not buy here themselves.',
                inline,
              )}
            </li>
          </ul>
        </div>
        <div>
          <h2 className="text-3xl">{t('How to reach us')}</h2>
          <p className="mt-5 text-quiet">
            {rich(
              'Something about a bike or its seller: press <strong>Report to Admin</strong> on the bike. That is the shortest way, and it reaches everyone who can act. Something about a booking or a payment: it is all in your <dashboard>dashboard</dashboard>, with the transaction id. Most other things are among the <questions>questions</questions>.',
              inline,
            )}
          </p>
          <p className="mt-4 text-quiet">
            {t(
              'Kickstand has no pages on Facebook, X or YouTube yet. The icons below lead to those networks, not to us, and nobody there speaks in our name.',
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
