import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { rich } from '#client/ui/rich.ts';
import type { ListingReview } from '#contract/listing-reviews.ts';
import { t } from '#language/t.ts';
import { reasonWords } from '../reports/reason-words.ts';

export function Seller({ seller }: Pick<ListingReview, 'seller'>) {
  const { name, email, joinedAt, isVerified, onSale, sold, decidedAgainst } = seller;
  return (
    <div className="text-sm">
      <p className="wrap-anywhere">
        <Link to={paths.person(email)} className="text-link font-semibold">
          {name}
        </Link>{' '}
        <span className="text-quiet">({email})</span>{' '}
        <Link to={paths.person(email)} className="text-link">
          {rich('Suspend<hidden> {name}</hidden>', {
            name,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-quiet">
        <span>{isVerified ? t('Verified') : t('Not verified')}</span>
        <span>{rich('Joined <day></day>', { day: () => <Day of={joinedAt} /> })}</span>
        <span>{t('{count} on sale', { count: onSale })}</span>
        <span>{t('{count} sold', { count: sold })}</span>
        {decidedAgainst > 0 && (
          <strong className="font-semibold text-base-content">
            {t('{count, plural, one {# other bike hidden or removed} other {# other bikes hidden or removed}}', {
              count: decidedAgainst,
            })}
          </strong>
        )}
      </p>
    </div>
  );
}

export function Reports({ reports }: Pick<ListingReview, 'reports'>) {
  if (!reports.length) return;
  return (
    <div className="border-s-4 border-warning ps-3 text-sm">
      <ul className="grid gap-1">
        {reports.map(({ name, reason, words }) => (
          <li key={name} className="wrap-anywhere">
            <strong className="font-semibold">{reason ? t(reasonWords[reason]) : t('No reason given')}</strong>
            {words && <q className="mx-1">{words}</q>} {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
